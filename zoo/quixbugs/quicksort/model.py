class Solution:
    def quicksort(self, arr):
        return sorted(arr)
