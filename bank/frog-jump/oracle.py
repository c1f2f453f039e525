# By definition: every sequence of jumps is tried; jumps only lead forwards, onto a stone.
# oracle:
#   stones.length <= 16
class Solution:
    def canCross(self, stones):
        def crosses(place, last):
            if place == stones[-1]:
                return True
            # The first jump is of one unit.
            jumps = [1] if place == 0 else [last - 1, last, last + 1]
            return any(jump > 0 and place + jump in stones and crosses(place + jump, jump) for jump in jumps)

        return crosses(0, 0)
