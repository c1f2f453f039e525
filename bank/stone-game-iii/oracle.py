# By definition: the whole game is played, with the scores of both.
# oracle:
#   stoneValue.length <= 10
class Solution:
    def stoneGameIII(self, stoneValue):
        def play(left):
            # The score of the player in turn and of the other.
            if not left:
                return 0, 0
            results = []
            for x in range(1, min(3, len(left)) + 1):
                theirs, mine = play(left[x:])
                results.append((mine + sum(left[:x]), theirs))
            return max(results, key=lambda scores: scores[0] - scores[1])

        alice, bob = play(stoneValue)
        return "Alice" if alice > bob else "Bob" if alice < bob else "Tie"
