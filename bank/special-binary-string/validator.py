class Solution:
    def isValid(self, s):
        # Never more zeros than ones, and in the end as many.
        height = 0
        for digit in s:
            height += 1 if digit == "1" else -1
            if height < 0:
                return False
        return height == 0
