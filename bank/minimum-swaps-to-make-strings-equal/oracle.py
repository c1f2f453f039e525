# By definition: all swaps are tried, round by round, until the strings are equal; columns of two letters are sorted
# because their order does not matter.
# oracle:
#   s1.length <= 7
from functools import lru_cache


@lru_cache(None)
def swaps(columns):
    reached, rounds, border = {columns}, 0, [columns]
    while border:
        if any(all(a == b for a, b in state) for state in border):
            return rounds
        rounds += 1
        following = set()
        for state in border:
            for i in range(len(state)):
                for j in range(len(state)):
                    ones, others = map(list, zip(*state))
                    ones[i], others[j] = others[j], ones[i]
                    following.add(tuple(sorted(zip(ones, others))))
        border = following - reached
        reached |= border
    return -1


class Solution:
    def minimumSwap(self, s1, s2):
        return swaps(tuple(sorted(zip(s1, s2))))
