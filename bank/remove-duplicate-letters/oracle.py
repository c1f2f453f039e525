# By definition: of all subsequences that have each letter of s exactly once, the smallest is taken.
# oracle:
#   s.length <= 11
from itertools import combinations


class Solution:
    def removeDuplicateLetters(self, s):
        letters = set(s)
        return min("".join(part) for part in combinations(s, len(letters)) if set(part) == letters)
