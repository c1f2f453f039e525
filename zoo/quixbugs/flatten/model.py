class Solution:
    def flatten(self, arr):
        return [int(c) for c in arr if c.isdigit()]
