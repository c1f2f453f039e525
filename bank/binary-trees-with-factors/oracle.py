# By definition: each root is a leaf, or its left child is any of the numbers and the right one has to be what is
# missing.
# oracle:
#   arr.length <= 8
class Solution:
    def numFactoredBinaryTrees(self, arr):
        def trees(root):
            if root not in arr:
                return 0
            return 1 + sum(trees(left) * trees(root // left) for left in arr if left < root and root % left == 0)

        return sum(map(trees, arr)) % (10**9 + 7)
