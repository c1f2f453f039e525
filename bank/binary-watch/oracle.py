# By definition: every choice of that many lights is made, and those that show no time are dropped.
# oracle:
#   0 <= turnedOn <= 10
from itertools import combinations


class Solution:
    def readBinaryWatch(self, turnedOn):
        lights = [(v, 0) for v in (8, 4, 2, 1)] + [(0, v) for v in (32, 16, 8, 4, 2, 1)]
        times = []
        for chosen in combinations(lights, turnedOn):
            hour = sum(h for h, m in chosen)
            minute = sum(m for h, m in chosen)
            if hour <= 11 and minute <= 59:
                times.append("%d:%02d" % (hour, minute))
        return times
