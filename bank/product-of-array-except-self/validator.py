class Solution:
    def isValid(self, nums):
        # The products of all prefixes and suffixes and of all numbers but one fit into 32 bits.
        n = len(nums)
        before, behind = [1] * (n + 1), [1] * (n + 1)
        for i in range(n):
            before[i + 1] = before[i] * nums[i]
            if not -2**31 <= before[i + 1] < 2**31:
                return False
        for i in range(n - 1, -1, -1):
            behind[i] = behind[i + 1] * nums[i]
            if not -2**31 <= behind[i] < 2**31:
                return False
        return all(-2**31 <= before[i] * behind[i + 1] < 2**31 for i in range(n))
