# All numbers with the same digits have the same sum of powers, so each choice of digits has one candidate, its sum, and
# this is an Armstrong number if it has just these digits.
# oracle:
#   n <= 999999
from itertools import combinations_with_replacement

FOUND = set()
for k in range(1, 7):
    for digits in combinations_with_replacement("0123456789", k):
        total = sum(int(digit) ** k for digit in digits)
        if sorted(str(total)) == list(digits):
            FOUND.add(total)


class Solution:
    def isArmstrong(self, n):
        return n in FOUND
