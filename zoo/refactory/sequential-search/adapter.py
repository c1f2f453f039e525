class Solution:
    def search(self, x, seq, tuple):
        return search(x, (*seq,) if tuple else seq)
