# By definition: the string is read digit by digit, and its value at the end of each number is kept.
# oracle:
#   n <= 15000
VALUES = [0]
value = 0
for x in range(1, 15001):
    for digit in bin(x)[2:]:
        value = (2 * value + int(digit)) % (10**9 + 7)
    VALUES.append(value)


class Solution:
    def concatenatedBinary(self, n):
        return VALUES[n]
