# By definition: all plays are followed; a play in which the numbers run out is won by nobody. Totals that are reached
# at once, before the first move, count for the first player, as in the second example.
# oracle:
#   maxChoosableInteger <= 8
class Solution:
    def canIWin(self, maxChoosableInteger, desiredTotal):
        known = {}

        def outcome(left, total):
            """1 if the player to move can win, -1 if the other one can, else 0."""
            if left not in known:
                best = -1 if left else 0
                for x in left:
                    best = max(best, 1 if x >= total else -outcome(left - {x}, total - x))
                    if best == 1:
                        break
                known[left] = best
            return known[left]

        return desiredTotal <= 0 or outcome(frozenset(range(1, maxChoosableInteger + 1)), desiredTotal) == 1
