# The best lead of the player to move: an end's coins minus the other player's best lead on what is left. One row of
# leads per length is kept, and the walk back asks them which end was best.

from typing import List


class Solution:
    def potsOfGold(self, pots: List[int]) -> List[List[int]]:
        rows = [list(pots)]
        for length in range(2, len(pots) + 1):
            shorter = rows[-1]
            rows.append(
                [
                    max(left - after_left, right - after_right)
                    for left, right, after_left, after_right in zip(pots, pots[length - 1 :], shorter[1:], shorter)
                ]
            )
        order = []
        start = 0
        for length in range(len(pots), 0, -1):
            if length > 1 and rows[length - 1][start] == pots[start] - rows[length - 2][start + 1]:
                start += 1
                order.append(start)
            else:
                order.append(start + length)
        total, lead = sum(pots), rows[-1][0] if pots else 0
        return [[(total + lead) // 2, (total - lead) // 2], order]


if __name__ == "__main__":
    import sys

    tokens = sys.stdin.buffer.read().split()
    rows = Solution().potsOfGold([int(token) for token in tokens[1:]])
    print(len(rows))
    for row in rows:
        print(len(row))
        print(*row)
