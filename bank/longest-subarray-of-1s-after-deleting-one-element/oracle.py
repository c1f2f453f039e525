# By definition: each element is deleted once, and the longest run of ones in the rest is looked for.
# oracle:
#   nums.length <= 20
class Solution:
    def longestSubarray(self, nums):
        text = "".join(map(str, nums))
        return max(len(run) for i in range(len(text)) for run in (text[:i] + text[i + 1 :]).split("0"))
