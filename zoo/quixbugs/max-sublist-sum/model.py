class Solution:
    def max_sublist_sum(self, arr):
        return max(sum(arr[i:j]) for i in range(len(arr) + 1) for j in range(i, len(arr) + 1))
