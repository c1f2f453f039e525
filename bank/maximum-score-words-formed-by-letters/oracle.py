# By definition: every choice of words is made, and counts if its text has no letter more often than there are letters.
# oracle:
#   words.length <= 5
#   words[i].length <= 6
#   letters.length <= 20
from itertools import combinations


class Solution:
    def maxScoreWords(self, words, letters, score):
        best = 0
        for size in range(len(words) + 1):
            for chosen in combinations(words, size):
                text = "".join(chosen)
                if all(text.count(x) <= letters.count(x) for x in set(text)):
                    best = max(best, sum(score[ord(x) - ord("a")] for x in text))
        return best
