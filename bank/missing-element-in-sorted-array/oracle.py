# By definition: the numbers after the first element are counted one by one if they are not in the array.
# oracle:
#   nums.length <= 20
#   k <= 60
class Solution:
    def missingElement(self, nums, k):
        number = nums[0]
        while k:
            number += 1
            k -= number not in nums
        return number
