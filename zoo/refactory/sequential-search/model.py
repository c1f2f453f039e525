class Solution:
    def search(self, x, seq, tuple):
        return sum(one < x for one in seq)
