# By definition: one step is enough for a palindrome, and two are if some palindromic subsequence leaves a palindrome.
# oracle:
#   s.length <= 13
from itertools import product


class Solution:
    def removePalindromeSub(self, s):
        if s == s[::-1]:
            return 1
        for taken in product((False, True), repeat=len(s)):
            gone = [letter for letter, out in zip(s, taken) if out]
            if gone == gone[::-1]:
                rest = [letter for letter, out in zip(s, taken) if not out]
                if rest == rest[::-1]:
                    return 2
        return 3
