# The whole game is searched: the senator in turn, the first of the line, may ban any other and goes to its end.
# oracle:
#   senate.length <= 13
from functools import lru_cache


@lru_cache(maxsize=None)
def winner(line):
    if len(set(line)) == 1:
        return line[0]
    own = line[0]
    others = line[1:]
    for i in range(len(others)):
        if winner(others[:i] + others[i + 1 :] + own) == own:
            return own
    return "D" if own == "R" else "R"


class Solution:
    def predictPartyVictory(self, senate):
        return {"R": "Radiant", "D": "Dire"}[winner(senate)]
