class Solution:
    def check(self, n: int, expected: str, got: str) -> str:
        if len(got) != n:
            return "another length"
        for letter in set(got):
            if not "a" <= letter <= "z":
                return "a character that is no lowercase English letter"
            if got.count(letter) % 2 == 0:
                return "a letter occurs an even number of times"
        return ""
