# By definition: each element is counted.
# oracle:
#   n <= 30
class Solution:
    def majorityElement(self, nums):
        return [value for value in nums if 2 * nums.count(value) > len(nums)][0]
