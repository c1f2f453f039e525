class Solution:
    def kth(self, arr, k):
        return sorted(arr)[k]
