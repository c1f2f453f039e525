# Right, but the positions that are reached grow with the square of the number of stones, and the recursion is as deep
# as there are stones.

from typing import Dict, List, Tuple


class Solution:
    def stoneGameIX(self, stones: List[int]) -> bool:
        import sys

        sys.setrecursionlimit(2 * len(stones) + 1000)
        known: Dict[Tuple[int, int, int, int], bool] = {}

        def wins(zeros: int, ones: int, twos: int, total: int) -> bool:
            left = zeros + ones + twos
            if left == 0:
                return len(stones) % 2 == 1
            state = (zeros, ones, twos, total)
            if state not in known:
                known[state] = bool(
                    (zeros and total and not wins(zeros - 1, ones, twos, total))
                    or (ones and total != 2 and not wins(zeros, ones - 1, twos, total + 1))
                    or (twos and total != 1 and not wins(zeros, ones, twos - 1, (total + 2) % 3))
                )
            return known[state]

        counts = [0, 0, 0]
        for stone in stones:
            counts[stone % 3] += 1
        return wins(counts[0], counts[1], counts[2], 0)


if __name__ == "__main__":
    import sys

    tokens = sys.stdin.buffer.read().split()
    print("true" if Solution().stoneGameIX([int(token) for token in tokens[1:]]) else "false")
