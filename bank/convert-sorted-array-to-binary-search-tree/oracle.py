# The shape of a heap with that many nodes is balanced (only its last level may have gaps); it is filled in order.
# oracle:
#   nums.length <= 30
class Solution:
    def sortedArrayToBST(self, nums):
        values = iter(nums)

        def filled(place):
            if place > len(nums):
                return None
            left = filled(2 * place)
            value = next(values)
            return TreeNode(value, left, filled(2 * place + 1))

        return filled(1)
