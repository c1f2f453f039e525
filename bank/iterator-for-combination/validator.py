import math


class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        left = math.comb(len(lines[0].strip()), int(lines[1]))
        calls = [line.strip() for line in lines[3:3 + int(lines[2])]]
        if calls.count("next") > left:
            return False
        return True
