# Right, but the recursion goes as deep as there are stones: a few hundred are too many for Python's default limit.

from functools import cache
from typing import List


class Solution:
    def stoneGameIII(self, stoneValue: List[int]) -> str:
        n = len(stoneValue)

        @cache
        def lead(start: int) -> int:
            if start == n:
                return 0
            return max(sum(stoneValue[start:end]) - lead(end) for end in range(start + 1, min(start + 3, n) + 1))

        best = lead(0)
        return "Alice" if best > 0 else "Bob" if best < 0 else "Tie"


if __name__ == "__main__":
    import sys

    tokens = sys.stdin.buffer.read().split()
    print(Solution().stoneGameIII([int(token) for token in tokens[1:]]))
