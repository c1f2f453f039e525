# By definition: all choices of flips are made, and of those that give the voyage the smallest one is the answer.
# oracle:
#   n <= 7
class Solution:
    def flipMatchVoyage(self, root, voyage):
        def orders(node):
            if not node:
                return [([], [])]
            result = []
            for left, flips in orders(node.left):
                for right, others in orders(node.right):
                    result.append(([node.val] + left + right, flips + others))
                    if left or right:
                        result.append(([node.val] + right + left, [node.val] + flips + others))
            return result

        matching = [flips for order, flips in orders(root) if order == voyage]
        return min(matching, key=len, default=[-1])
