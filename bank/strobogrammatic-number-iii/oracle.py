# By definition: every number is turned upside down and compared with itself; those in the range are counted.
# oracle:
#   low.length, high.length <= 4
TURN = str.maketrans("0123456789", "01????9?86")
ALL = [x for x in range(10 ** 4) if str(x) == str(x).translate(TURN)[::-1]]


class Solution:
    def strobogrammaticInRange(self, low, high):
        return sum(int(low) <= x <= int(high) for x in ALL)
