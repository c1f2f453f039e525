class Solution:
    def isValid(self, num: int) -> bool:
        return "0" not in str(num)
