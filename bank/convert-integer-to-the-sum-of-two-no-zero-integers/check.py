from typing import List


class Solution:
    def check(self, n: int, expected: List[int], got: List[int]) -> str:
        if len(got) != 2:
            return "two integers are wanted"
        if min(got) < 1 or any("0" in str(number) for number in got):
            return "not a positive integer without the digit 0"
        return "" if sum(got) == n else "another sum"
