# By definition: titles are counted from A on, the shorter ones first, equally long ones as in a dictionary.
# oracle:
#   columnTitle.length <= 3
from itertools import product
from string import ascii_uppercase

TITLES = ["".join(letters) for length in (1, 2, 3) for letters in product(ascii_uppercase, repeat=length)]
NUMBERS = {title: i + 1 for i, title in enumerate(TITLES)}


class Solution:
    def titleToNumber(self, columnTitle):
        return NUMBERS[columnTitle]
