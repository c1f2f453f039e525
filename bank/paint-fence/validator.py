class Solution:
    def isValid(self, n, k):
        # ways whose last two posts are alike, and ways whose last two posts differ
        alike, differ = 0, k
        for _ in range(n - 1):
            alike, differ = differ, (alike + differ) * (k - 1)
        return alike + differ < 2**31
