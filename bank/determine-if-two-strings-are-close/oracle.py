# By definition: as swaps reach every order, the words are sorted, and all words that exchanges of two letters reach
# from the first are searched for the second.
# oracle:
#   word1.length <= 6
#   word2.length <= 6
from itertools import combinations


class Solution:
    def closeStrings(self, word1, word2):
        reached = ["".join(sorted(word1))]
        for word in reached:
            for a, b in combinations(sorted(set(word)), 2):
                other = "".join(sorted(word.translate(str.maketrans(a + b, b + a))))
                if other not in reached:
                    reached.append(other)
        return "".join(sorted(word2)) in reached
