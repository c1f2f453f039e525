from collections import Counter


class Solution:
    def check(self, s: str, k: int, expected: str, got: str) -> str:
        if expected == "":
            return "" if got == "" else "it is not possible"
        if Counter(got) != Counter(s):
            return "not the letters of s"
        last = {}
        for i, letter in enumerate(got):
            if letter in last and i - last[letter] < k:
                return "places %d and %d are too near" % (last[letter], i)
            last[letter] = i
        return ""
