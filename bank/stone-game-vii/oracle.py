# By definition: both ends are tried in the whole game; Alice makes the difference large, Bob small.
# oracle:
#   stones.length <= 8
class Solution:
    def stoneGameVII(self, stones):
        def play(left, difference, alice):
            if not left:
                return difference
            sign = 1 if alice else -1
            results = [play(rest, difference + sign * sum(rest), not alice) for rest in (left[1:], left[:-1])]
            return max(results) if alice else min(results)

        return play(stones, 0, True)
