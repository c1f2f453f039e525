# By definition: all sorted strings are written down and counted.
# oracle:
#   n <= 35
from itertools import combinations_with_replacement


class Solution:
    def countVowelStrings(self, n):
        return sum(1 for _ in combinations_with_replacement("aeiou", n))
