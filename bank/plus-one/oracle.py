# By definition: the digits are read as a whole number, and the next number is written with its digits.
# oracle:
#   1 <= digits.length <= 100


class Solution:
    def plusOne(self, digits):
        number = int("".join(map(str, digits)))
        return [int(c) for c in str(number + 1)]
