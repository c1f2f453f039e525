# By definition: the cars drive from one meeting to the next, and those that meet go on at the speed of the slower one.
# oracle:
#   n <= 8
from fractions import Fraction


class Solution:
    def carFleet(self, target, position, speed):
        road = sorted((Fraction(p), v) for p, v in zip(position, speed))
        fleets = 0
        while road:
            pairs = zip(road, road[1:])
            meetings = [(ahead[0] - car[0]) / (car[1] - ahead[1]) for car, ahead in pairs if car[1] > ahead[1]]
            wait = min(meetings + [(target - p) / v for p, v in road])
            places = {}
            for p, v in road:
                places.setdefault(p + v * wait, []).append(v)
            # Who meets at the target arrives together.
            fleets += target in places
            road = sorted((p, min(speeds)) for p, speeds in places.items() if p < target)
        return fleets
