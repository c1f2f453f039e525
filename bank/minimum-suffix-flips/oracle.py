# By definition: all strings are found that 0, 1, 2 ... flips make of the zeros, and noted for all questions.
# oracle:
#   n <= 13
from functools import lru_cache


@lru_cache(None)
def flips(n):
    suffixes = [(2 << i) - 1 for i in range(n)]
    found, front = {0: 0}, [0]
    for bits in front:
        for suffix in suffixes:
            if bits ^ suffix not in found:
                found[bits ^ suffix] = found[bits] + 1
                front.append(bits ^ suffix)
    return found


class Solution:
    def minFlips(self, target):
        return flips(len(target))[int(target, 2)]
