class Solution:
    def isValid(self, n: int, k: int) -> bool:
        return k < sum((1 if d * d == n else 2) for d in range(1, int(n**0.5) + 1) if n % d == 0)
