class Solution:
    def mergesort(self, arr):
        return sorted(arr)
