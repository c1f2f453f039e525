# By definition: every choice of letters is deleted from both strings, and the results are compared.
# oracle:
#   1 <= s1.length, s2.length <= 6
#   s1, s2 consist of 'a' to 'e'
from itertools import combinations


class Solution:
    def minimumDeleteSum(self, s1, s2):
        def remains(text):
            return {left for size in range(len(text) + 1) for left in combinations(text, size)}

        best = max(sum(map(ord, left)) for left in remains(s1) & remains(s2))
        return sum(map(ord, s1 + s2)) - 2 * best
