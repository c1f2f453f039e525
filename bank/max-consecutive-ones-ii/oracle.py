# By definition: every place is set to one, and the longest run of ones is looked for.
# oracle:
#   nums.length <= 40
class Solution:
    def findMaxConsecutiveOnes(self, nums):
        longest = 0
        for i in range(len(nums)):
            text = "".join(map(str, nums[:i] + [1] + nums[i + 1:]))
            longest = max(longest, max(map(len, text.split("0"))))
        return longest
