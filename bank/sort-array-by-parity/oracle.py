# As long as an odd integer stands directly before an even one, the two change places.
# oracle:
#   nums.length <= 9
class Solution:
    def sortArrayByParity(self, nums):
        while True:
            wrong = [i for i in range(1, len(nums)) if nums[i - 1] % 2 > nums[i] % 2]
            if not wrong:
                return nums
            i = wrong[0]
            nums[i - 1], nums[i] = nums[i], nums[i - 1]
