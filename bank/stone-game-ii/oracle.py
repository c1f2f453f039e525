# By definition: the whole game is played, with the stones of both counted.
# oracle:
#   piles.length <= 9
class Solution:
    def stoneGameII(self, piles):
        def play(left, m, own, other):
            if not left:
                return own, other
            results = []
            for x in range(1, min(2 * m, len(left)) + 1):
                theirs, mine = play(left[x:], max(m, x), other, own + sum(left[:x]))
                results.append((mine, theirs))
            return max(results)

        return play(piles, 1, 0, 0)[0]
