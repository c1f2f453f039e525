# By definition: the string, and each string with one letter taken out, against its reverse.
# oracle:
#   s.length <= 40
class Solution:
    def validPalindrome(self, s):
        strings = [s] + [s[:i] + s[i + 1 :] for i in range(len(s))]
        return any(t == t[::-1] for t in strings)
