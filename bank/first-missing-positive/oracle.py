# By definition: the positive numbers are tried from 1 on.
# oracle:
#   nums.length <= 100


class Solution:
    def firstMissingPositive(self, nums):
        candidate = 1
        while candidate in nums:
            candidate += 1
        return candidate
