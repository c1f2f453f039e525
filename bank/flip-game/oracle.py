# By definition: of all texts that differ in two neighbouring places, those are kept where both were plus and
# are minus.
# oracle:
#   currentState.length <= 40
class Solution:
    def generatePossibleNextMoves(self, currentState):
        moves = []
        for i in range(len(currentState) - 1):
            signs = list(currentState)
            if signs[i] == "+" and signs[i + 1] == "+":
                signs[i] = signs[i + 1] = "-"
                moves.append("".join(signs))
        return moves
