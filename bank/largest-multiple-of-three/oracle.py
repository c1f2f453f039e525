# By definition: every choice of the digits, the greatest ones first, is read as a number.
# oracle:
#   digits.length <= 8
from itertools import combinations


class Solution:
    def largestMultipleOfThree(self, digits):
        ordered = "".join(map(str, sorted(digits, reverse=True)))
        sizes = range(1, len(ordered) + 1)
        numbers = [int("".join(chosen)) for size in sizes for chosen in combinations(ordered, size)]
        return str(max((x for x in numbers if x % 3 == 0), default=""))
