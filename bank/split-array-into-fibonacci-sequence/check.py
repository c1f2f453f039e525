from typing import List


class Solution:
    def check(self, num: str, expected: List[int], got: List[int]) -> str:
        if not got:
            return "there is a split" if expected else ""
        if len(got) < 3:
            return "fewer than three numbers"
        if any(not 0 <= part < 2**31 for part in got):
            return "a number out of the range"
        if "".join(map(str, got)) != num:
            return "these are not the pieces of num"
        if any(a + b != c for a, b, c in zip(got, got[1:], got[2:])):
            return "a number is not the sum of the two before it"
        return ""
