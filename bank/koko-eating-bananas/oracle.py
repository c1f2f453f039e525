# By definition: every speed from 1 on is tried, and each pile is eaten hour by hour.
# oracle:
#   piles.length <= 5
#   piles[i] <= 12
#   h <= 40
from itertools import count


class Solution:
    def minEatingSpeed(self, piles, h):
        def hours(left, speed):
            spent = 0
            while left > 0:
                left -= speed
                spent += 1
            return spent

        return next(speed for speed in count(1) if sum(hours(pile, speed) for pile in piles) <= h)
