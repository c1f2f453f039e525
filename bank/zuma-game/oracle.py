# By definition: every ball of the hand is inserted at every place, and groups are removed from the text until there
# are none.
# oracle:
#   board.length <= 8
#   hand.length <= 2
import re


class Solution:
    def findMinStep(self, board, hand):
        if not board:
            return 0
        best = -1
        for i, ball in enumerate(hand):
            for at in range(len(board) + 1):
                after = board[:at] + ball + board[at:]
                groups = 1
                while groups:
                    after, groups = re.subn(r"(.)\1\1+", "", after, count=1)
                rest = self.findMinStep(after, hand[:i] + hand[i + 1:])
                if rest >= 0 and (best < 0 or 1 + rest < best):
                    best = 1 + rest
        return best
