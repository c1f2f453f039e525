# By definition: the maximum is the root, the parts before and after it are built in the same way.
# oracle:
#   nums.length <= 30
class Solution:
    def constructMaximumBinaryTree(self, nums):
        if not nums:
            return None
        at = nums.index(max(nums))
        build = self.constructMaximumBinaryTree
        return TreeNode(nums[at], build(nums[:at]), build(nums[at + 1 :]))
