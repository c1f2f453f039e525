class Solution:
    def top_k(self, lst, k):
        return sorted(lst, reverse=True)[:k]
