# By definition: what is left is some 'a' and then some 'b', so for every border between the two the wrong letters are
# counted.
# oracle:
#   s.length <= 16
class Solution:
    def minimumDeletions(self, s):
        return min(s[:border].count("b") + s[border:].count("a") for border in range(len(s) + 1))
