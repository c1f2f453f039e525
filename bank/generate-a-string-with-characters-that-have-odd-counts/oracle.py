# As many letters as possible occur once, and the next one fills up the rest, which has to be an odd number.
# oracle:
#   n <= 500
from string import ascii_lowercase


class Solution:
    def generateTheString(self, n):
        for single in range(25, -1, -1):
            if n > single and (n - single) % 2 == 1:
                return ascii_lowercase[:single] + "z" * (n - single)
