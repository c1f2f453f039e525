# By definition: both ends are tried in the whole game.
# oracle:
#   piles.length <= 8
class Solution:
    def stoneGame(self, piles):
        def lead(left):
            # How much more than the other the player in turn can get.
            if not left:
                return 0
            return max(left[0] - lead(left[1:]), left[-1] - lead(left[:-1]))

        return lead(piles) > 0
