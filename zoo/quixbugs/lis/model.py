class Solution:
    def lis(self, arr):
        best = []
        for i, x in enumerate(arr):
            best.append(1 + max((best[j] for j in range(i) if arr[j] < x), default=0))
        return max(best, default=0)
