from typing import List


class Solution:
    def check(self, n: int, k: int, expected: List[int], got: List[int]) -> str:
        if len(got) != n or sorted(got) != list(range(1, n + 1)):
            return "not the numbers from 1 to %d, each once" % n
        steps = len({abs(a - b) for a, b in zip(got, got[1:])})
        return "" if steps == k else "%d different steps" % steps
