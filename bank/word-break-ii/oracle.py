# By definition: s is cut at every subset of its gaps, and a sentence counts if all pieces are words.
# oracle:
#   s.length <= 8
#   wordDict.length <= 8
from itertools import combinations


class Solution:
    def wordBreak(self, s, wordDict):
        sentences = []
        for count in range(len(s)):
            for cuts in combinations(range(1, len(s)), count):
                ends = (0,) + cuts + (len(s),)
                pieces = [s[a:b] for a, b in zip(ends, ends[1:])]
                if all(piece in wordDict for piece in pieces):
                    sentences.append(" ".join(pieces))
        return sentences
