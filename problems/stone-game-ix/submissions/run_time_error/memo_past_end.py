# The table has a row for every count below the largest, but not for the largest itself: the first look-up is past its
# end.

from typing import List


class Solution:
    def stoneGameIX(self, stones: List[int]) -> bool:
        zeros, ones, twos = (sum(stone % 3 == residue for stone in stones) for residue in range(3))
        known = [[[[None] * 3 for _ in range(twos)] for _ in range(ones)] for _ in range(2)]

        def wins(zeros: int, ones: int, twos: int, total: int) -> bool:
            if zeros + ones + twos == 0:
                return len(stones) % 2 == 1
            if known[zeros % 2][ones][twos][total] is None:
                known[zeros % 2][ones][twos][total] = bool(
                    (zeros and total and not wins(zeros - 1, ones, twos, total))
                    or (ones and total != 2 and not wins(zeros, ones - 1, twos, total + 1))
                    or (twos and total != 1 and not wins(zeros, ones, twos - 1, (total + 2) % 3))
                )
            return known[zeros % 2][ones][twos][total]

        return wins(zeros, ones, twos, 0)


if __name__ == "__main__":
    import sys

    tokens = sys.stdin.buffer.read().split()
    print("true" if Solution().stoneGameIX([int(token) for token in tokens[1:]]) else "false")
