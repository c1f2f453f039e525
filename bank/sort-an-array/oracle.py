# By definition: the place of a number is the count of the numbers that are less, and equal ones fill the next places.
# oracle:
#   nums.length <= 12
class Solution:
    def sortArray(self, nums):
        answer = [0] * len(nums)
        for x in nums:
            first = sum(y < x for y in nums)
            answer[first:first + nums.count(x)] = [x] * nums.count(x)
        return answer
