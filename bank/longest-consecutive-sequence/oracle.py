# From each element one counts upwards as long as the list has the next number.
# oracle:
#   nums.length <= 30
class Solution:
    def longestConsecutive(self, nums):
        longest = 0
        for start in nums:
            length = 0
            while start + length in nums:
                length += 1
            longest = max(longest, length)
        return longest
