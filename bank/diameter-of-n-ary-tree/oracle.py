# By definition: for each two nodes the path is measured that leads up to the last common node and down again.
# oracle:
#   nodes() <= 14
class Solution:
    def diameter(self, root):
        def ways(node, above):
            way = above + [node]
            return [way] + [other for child in node.children or [] for other in ways(child, way)]

        every = ways(root, [])
        longest = 0
        for one in every:
            for other in every:
                common = sum(a is b for a, b in zip(one, other))
                longest = max(longest, len(one) + len(other) - 2 * common)
        return longest
