# By definition: all rounds are played on a row of bulbs. Round i leaves the first i - 1 bulbs as they are, so one row
# serves every n: its first n bulbs have had their last switch after round n.
# oracle:
#   n <= 20000
BULBS = [False] * 20001
for step in range(1, 20001):
    for bulb in range(step, 20001, step):
        BULBS[bulb] = not BULBS[bulb]


class Solution:
    def bulbSwitch(self, n):
        return sum(BULBS[1:n + 1])
