# By definition: every gap gets an operator or none, and each text without leading zeros is computed.
# oracle:
#   num.length <= 4
#   -1000 <= target <= 1000
from itertools import product
from math import prod


class Solution:
    def addOperators(self, num, target):
        found = []
        for signs in product(["", "+", "-", "*"], repeat=len(num) - 1):
            text = "".join(digit + sign for digit, sign in zip(num, signs)) + num[-1]
            terms = [term.split("*") for term in text.replace("-", "+-").split("+")]
            if any(len(n.lstrip("-")) > 1 and n.lstrip("-")[0] == "0" for term in terms for n in term):
                continue
            if sum(prod(int(n) for n in term) for term in terms) == target:
                found.append(text)
        return found
