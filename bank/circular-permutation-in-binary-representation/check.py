from typing import List


class Solution:
    def check(self, n: int, start: int, expected: List[int], got: List[int]) -> str:
        if len(got) != 2 ** n or len(set(got)) != len(got) or min(got) < 0 or max(got) >= 2 ** n:
            return "not a permutation of the numbers below 2^n"
        if got[0] != start:
            return "it does not begin with start"
        for i in range(len(got)):
            if bin(got[i - 1] ^ got[i]).count("1") != 1:
                return "two neighbours differ by another number of bits than one"
        return ""
