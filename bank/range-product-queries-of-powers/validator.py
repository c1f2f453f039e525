class Solution:
    def isValid(self, n: int, queries) -> bool:
        powers = bin(n).count("1")
        return all(end < powers for _, end in queries)
