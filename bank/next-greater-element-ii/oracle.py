# By definition: from each place the circle is searched onwards for the first greater value.
# oracle:
#   nums.length <= 40
class Solution:
    def nextGreaterElements(self, nums):
        answer = []
        for i, x in enumerate(nums):
            onwards = nums[i + 1:] + nums[:i]
            answer.append(next((y for y in onwards if y > x), -1))
        return answer
