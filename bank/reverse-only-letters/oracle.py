# The outermost two letters are exchanged, and what lies between them follows in the same way.
# oracle:
#   s.length <= 12
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class Solution:
    def reverseOnlyLetters(self, s):
        if len(s) < 2:
            return s
        if s[0] not in LETTERS:
            return s[0] + self.reverseOnlyLetters(s[1:])
        if s[-1] not in LETTERS:
            return self.reverseOnlyLetters(s[:-1]) + s[-1]
        return s[-1] + self.reverseOnlyLetters(s[1:-1]) + s[0]
