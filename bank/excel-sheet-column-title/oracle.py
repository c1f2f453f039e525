# By definition: titles are counted from A on, the shorter ones first, equally long ones as in a dictionary.
# oracle:
#   columnNumber <= 15000
from itertools import product
from string import ascii_uppercase

TITLES = ["".join(letters) for length in (1, 2, 3) for letters in product(ascii_uppercase, repeat=length)]


class Solution:
    def convertToTitle(self, columnNumber):
        return TITLES[columnNumber - 1]
