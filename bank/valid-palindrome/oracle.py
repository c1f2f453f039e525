# By definition: the phrase is lowered, everything else is removed, and the rest is read backwards.
# oracle:
#   s.length <= 200
class Solution:
    def isPalindrome(self, s):
        known = "abcdefghijklmnopqrstuvwxyz0123456789"
        kept = [letter for letter in s.lower() if letter in known]
        return kept == kept[::-1]
