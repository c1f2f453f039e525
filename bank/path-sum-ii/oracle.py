# From every leaf the way up to the root is followed, and its values are added up.
# oracle:
#   The number of nodes in the tree is in the range [0, 20].
class Solution:
    def pathSum(self, root, targetSum):
        above = {root: None} if root else {}
        nodes = list(above)
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    above[child] = node
                    nodes.append(child)
        answer = []
        for leaf in nodes:
            if leaf.left or leaf.right:
                continue
            path, node = [], leaf
            while node:
                path.insert(0, node.val)
                node = above[node]
            if sum(path) == targetSum:
                answer.append(path)
        return answer
