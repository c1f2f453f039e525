# By definition: the rounds are played one after the other.
# oracle:
#   n <= 200
class Solution:
    def numberOfMatches(self, n):
        matches = 0
        while n > 1:
            matches += n // 2
            n -= n // 2
        return matches
