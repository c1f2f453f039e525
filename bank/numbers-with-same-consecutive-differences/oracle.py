# By definition: each first digit is followed by every choice of steps up and down, as long as they stay digits.
# oracle:
#   2 <= n <= 9
from itertools import accumulate, product


class Solution:
    def numsSameConsecDiff(self, n, k):
        found = set()
        for first in range(1, 10):
            for steps in product({k, -k}, repeat=n - 1):
                digits = list(accumulate(steps, initial=first))
                if 0 <= min(digits) and max(digits) <= 9:
                    found.add(int("".join(map(str, digits))))
        return list(found)
