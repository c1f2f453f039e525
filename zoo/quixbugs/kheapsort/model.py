class Solution:
    def kheapsort(self, arr, k):
        return sorted(arr)
