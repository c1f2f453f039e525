# In the palindrome each letter of the text has a partner, and an inserted letter is needed where this is no letter of
# the text. So the letters without insertions form a palindrome, and the largest choice of such letters is searched.
# oracle:
#   s.length <= 8
#   s consists of 'a' to 'd'
from itertools import combinations


class Solution:
    def minInsertions(self, s):
        for kept in range(len(s), 0, -1):
            if any(letters == letters[::-1] for letters in combinations(s, kept)):
                return len(s) - kept
