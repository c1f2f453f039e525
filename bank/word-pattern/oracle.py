# By definition: as many words as letters, and any two words are alike exactly when their letters are.
# oracle:
#   pattern.length <= 40
#   s.length <= 100
from itertools import combinations


class Solution:
    def wordPattern(self, pattern, s):
        words = s.split(" ")
        if len(words) != len(pattern):
            return False
        pairs = combinations(range(len(words)), 2)
        return all((pattern[i] == pattern[j]) == (words[i] == words[j]) for i, j in pairs)
