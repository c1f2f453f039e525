class Solution:
    def bucketsort(self, arr, k):
        return sorted(arr)
