class Solution:
    def isValid(self, low: str, high: str) -> bool:
        return int(low) <= int(high)
