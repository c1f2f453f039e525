class Solution:
    def isValid(self, s: str, k: int) -> bool:
        length, most = 0, 10**15
        for c in s:
            if c == "#":
                length *= 2
                if length > most + len(s):
                    return False
            elif c == "*":
                length -= length > 0
            elif c != "%":
                length += 1
        return length <= most
