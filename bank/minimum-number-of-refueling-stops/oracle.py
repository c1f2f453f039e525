# By definition: every choice of stations is driven, the smallest ones first.
# oracle:
#   1 <= target, startFuel <= 24
#   stations.length <= 7
#   fuel[i] <= 12
from itertools import combinations


class Solution:
    def minRefuelStops(self, target, startFuel, stations):
        for stops in range(len(stations) + 1):
            for chosen in combinations(stations, stops):
                tank, place = startFuel, 0
                for position, fuel in chosen + ([target, 0],):
                    tank -= position - place
                    place = position
                    if tank < 0:
                        break
                    tank += fuel
                else:
                    return stops
        return -1
