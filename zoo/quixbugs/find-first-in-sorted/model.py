class Solution:
    def find_first_in_sorted(self, arr, x):
        return arr.index(x) if x in arr else -1
