from typing import List


class Solution:
    def check(self, n: int, expected: List[int], got: List[int]) -> str:
        if len(got) != 1 << n:
            return "%d numbers are wanted" % (1 << n)
        if got[0] != 0:
            return "the first number is not 0"
        if any(x < 0 or x >> n for x in got):
            return "a number has too many bits"
        if len(set(got)) != len(got):
            return "a number comes twice"
        for i in range(len(got)):
            step = got[i - 1] ^ got[i]
            if step == 0 or step & (step - 1):
                return "numbers beside each other differ by another count of bits than one"
        return ""
