# By definition: the text of each number is rotated digit by digit and compared; the good ones are listed once for all.
# oracle:
#   n <= 9999
from bisect import bisect_right

TURNED = dict(zip("0182569", "0185296"))
GOOD = []
for x in range(1, 10**4):
    if all(digit in TURNED for digit in str(x)) and "".join(TURNED[digit] for digit in str(x)) != str(x):
        GOOD.append(x)


class Solution:
    def rotatedDigits(self, n):
        return bisect_right(GOOD, n)
