# By definition: the zeroes of all factorials in order are counted, each number adding its own factors of 5.
# oracle:
#   k <= 12000
from collections import Counter


def zeroes():
    count = x = 0
    while count <= 12000:
        yield count
        x += 1
        rest = x
        while rest % 5 == 0:
            rest //= 5
            count += 1


TIMES = Counter(zeroes())


class Solution:
    def preimageSizeFZF(self, k):
        return TIMES[k]
