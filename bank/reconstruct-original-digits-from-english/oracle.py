# By definition: digits are taken in ascending order as long as their letters are there, and taken back where letters
# are left over.
# oracle:
#   s.length <= 30
from collections import Counter

WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


class Solution:
    def originalDigits(self, s):
        def spelled(left, first):
            if not left:
                return ""
            for digit in range(first, 10):
                word = Counter(WORDS[digit])
                if word <= left:
                    rest = spelled(left - word, digit)
                    if rest is not None:
                        return str(digit) + rest
            return None

        return spelled(Counter(s), 0)
