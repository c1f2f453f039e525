class Solution:
    def isValid(self, arr, k):
        order = sorted(arr)
        return all(abs(i - order.index(x)) <= k for i, x in enumerate(arr))
