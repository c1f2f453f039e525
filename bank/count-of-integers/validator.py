class Solution:
    def isValid(self, num1: str, num2: str, min_sum: int, max_sum: int) -> bool:
        return int(num1) <= int(num2)
