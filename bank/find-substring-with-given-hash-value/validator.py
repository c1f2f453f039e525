class Solution:
    def isValid(self, s: str, power: int, modulo: int, k: int, hashValue: int) -> bool:
        # From the end: the value of a substring is its first letter and power times the value behind it.
        top = pow(power, k, modulo)
        value = 0
        for i in range(len(s) - 1, -1, -1):
            value = (value * power + ord(s[i]) - 96) % modulo
            if i + k < len(s):
                value = (value - top * (ord(s[i + k]) - 96)) % modulo
            if i + k <= len(s) and value == hashValue:
                return True
        return False
