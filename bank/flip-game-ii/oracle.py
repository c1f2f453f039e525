# By definition: a state is won if some move leads to a state that is lost for the other player.
# oracle:
#   currentState.length <= 14
class Solution:
    def canWin(self, currentState):
        known = {}

        def wins(state):
            if state not in known:
                moves = (i for i in range(len(state) - 1) if state[i:i + 2] == "++")
                known[state] = any(not wins(state[:i] + "--" + state[i + 2:]) for i in moves)
            return known[state]

        return wins(currentState)
