# Both trees have the same shape, so they are walked together, and the node wanted is the one that is reached in the
# copy when the target itself is reached in the original. This would be right for equal values as well.
class Solution:
    def getTargetCopy(self, original, cloned, target):
        open_pairs = [(original, cloned)]
        while open_pairs:
            node, copy = open_pairs.pop()
            if node is target:
                return copy
            if node.left:
                open_pairs.append((node.left, copy.left))
            if node.right:
                open_pairs.append((node.right, copy.right))
