# By definition: the edges are walked from every node, breadth first, and the farthest node of all is kept.
# oracle:
#   The number of nodes in the tree is in the range [1, 25].
class Solution:
    def diameterOfBinaryTree(self, root):
        edges = {root: []}

        def walk(node):
            for child in (node.left, node.right):
                if child:
                    edges[node].append(child)
                    edges[child] = [node]
                    walk(child)

        walk(root)
        longest = 0
        for start in edges:
            level, seen, steps = {start}, set(), -1
            while level:
                seen |= level
                steps += 1
                level = {y for x in level for y in edges[x]} - seen
            longest = max(longest, steps)
        return longest
