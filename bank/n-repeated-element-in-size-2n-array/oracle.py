# By definition: each number is counted.
# oracle:
#   n <= 8
class Solution:
    def repeatedNTimes(self, nums):
        number, = {x for x in nums if nums.count(x) == len(nums) // 2}
        return number
