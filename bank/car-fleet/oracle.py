# A car arrives as the first of a fleet exactly when each car ahead of it would alone be at the target before it.
# oracle:
#   n <= 8
from fractions import Fraction


class Solution:
    def carFleet(self, target, position, speed):
        cars = [(p, Fraction(target - p, v)) for p, v in zip(position, speed)]
        return sum(all(q <= p or other < time for q, other in cars) for p, time in cars)
