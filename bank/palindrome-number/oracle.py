# By definition: the number is written as text and compared with the text read backwards.
# oracle:
#   -2^31 <= x <= 2^31 - 1


class Solution:
    def isPalindrome(self, x):
        return str(x) == "".join(reversed(str(x)))
