class Solution:
    def powerset(self, arr):
        return [[x for i, x in enumerate(arr) if chosen >> i & 1] for chosen in range(1 << len(arr))]
