# By definition: the height is measured from each node, level by level, and the roots of least height are returned.
# oracle:
#   n <= 12
class Solution:
    def findMinHeightTrees(self, n, edges):
        near = [set() for _ in range(n)]
        for a, b in edges:
            near[a].add(b)
            near[b].add(a)

        def height(root):
            seen, level, levels = {root}, {root}, 0
            while level:
                level = {y for x in level for y in near[x]} - seen
                seen |= level
                levels += 1
            return levels

        heights = [height(root) for root in range(n)]
        return [root for root in range(n) if heights[root] == min(heights)]
