# By definition: each place is compared with all places of the character.
# oracle:
#   s.length <= 16
class Solution:
    def shortestToChar(self, s, c):
        return [min(abs(i - j) for j in range(len(s)) if s[j] == c) for i in range(len(s))]
