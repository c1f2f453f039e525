# By definition: the letters that are there once are counted in every substring.
# oracle:
#   s.length <= 12
class Solution:
    def uniqueLetterString(self, s):
        n = len(s)
        parts = [s[a:b] for a in range(n) for b in range(a + 1, n + 1)]
        return sum(part.count(letter) == 1 for part in parts for letter in set(part))
