# By definition: every choice of buses is made, the smallest ones first. A choice will do if its buses hang together
# and one of them stops at the source and one at the target, since a least choice uses each of its buses.
# oracle:
#   routes.length <= 4
#   routes[i].length <= 4
from itertools import permutations


class Solution:
    def numBusesToDestination(self, routes, source, target):
        if source == target:
            return 0
        stops = [set(route) for route in routes]
        for size in range(1, len(stops) + 1):
            for ride in permutations(stops, size):
                if source in ride[0] and target in ride[-1] and all(a & b for a, b in zip(ride, ride[1:])):
                    return size
        return -1
