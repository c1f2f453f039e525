# By definition: the letters are shared out between two fingers in all ways, and the ways of both fingers are added.
# oracle:
#   word.length <= 7
from itertools import product

PLACE = {letter: divmod(i, 6) for i, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}


class Solution:
    def minimumDistance(self, word):
        best = None
        # The first letter may be given to the first finger, as both are alike.
        for fingers in product((0, 1), repeat=len(word) - 1):
            last, total = [PLACE[word[0]], None], 0
            for letter, finger in zip(word[1:], fingers):
                x, y = PLACE[letter]
                if last[finger]:
                    total += abs(x - last[finger][0]) + abs(y - last[finger][1])
                last[finger] = x, y
            best = total if best is None else min(best, total)
        return best
