class Solution:
    def isValid(self, grid: List[str]) -> bool:
        letters = sorted(c for row in grid for c in row if c.isalpha())
        k = len(letters) // 2
        return 1 <= k <= 6 and "".join(letters) == "ABCDEF"[:k] + "abcdef"[:k]
