class Solution:
    def isValid(self, edges, guesses, k):
        pairs = set()
        for a, b in edges:
            pairs.add((a, b))
            pairs.add((b, a))
        return all((u, v) in pairs for u, v in guesses)
