# By definition: all plays are followed, with the scores of both players.
# oracle:
#   nums.length <= 8
class Solution:
    def predictTheWinner(self, nums):
        def wins(left, mine, other, first):
            """Whether the first player wins; `mine` belongs to the player to move."""
            if not left:
                return mine >= other if first else other >= mine
            results = [wins(left[1:], other, mine + left[0], not first)]
            results.append(wins(left[:-1], other, mine + left[-1], not first))
            return any(results) if first else all(results)

        return wins(nums, 0, 0, True)
