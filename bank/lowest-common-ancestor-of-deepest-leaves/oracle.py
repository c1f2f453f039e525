# By definition: the ways from the root to all the deepest leaves are compared, and the last common node is taken.
# oracle:
#   nodes() <= 12
class Solution:
    def lcaDeepestLeaves(self, root):
        def ways(node, above):
            if node is None:
                return []
            way = above + [node]
            return [way] + ways(node.left, way) + ways(node.right, way)

        every = ways(root, [])
        longest = max(map(len, every))
        answer = None
        for nodes in zip(*(way for way in every if len(way) == longest)):
            if len({node.val for node in nodes}) == 1:
                answer = nodes[0]
        return answer
