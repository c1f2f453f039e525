# The codes that can show after so many turns are the bits of one long number, and a turn of a wheel for all of
# them at once is two shifts; this goes on until the target is among them or no code is added.
# oracle:
#   deadends.length <= 30
FULL = (1 << 10000) - 1


def codes_with(place, digit):
    return sum(1 << code for code in range(10000) if code // place % 10 == digit)


WHEELS = [(place, codes_with(place, 0), codes_with(place, 9)) for place in (1, 10, 100, 1000)]


class Solution:
    def openLock(self, deadends, target):
        allowed = FULL
        for code in set(deadends):
            allowed ^= 1 << int(code)
        shown, turns = 1 & allowed, 0
        while shown:
            if shown >> int(target) & 1:
                return turns
            reached = shown
            for place, zeros, nines in WHEELS:
                reached |= (shown & ~nines) << place | (shown & nines) >> 9 * place
                reached |= (shown & ~zeros) >> place | (shown & zeros) << 9 * place
            reached &= allowed
            if reached == shown:
                return -1
            shown, turns = reached, turns + 1
        return -1
