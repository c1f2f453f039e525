# The routes are made longer move by move; those that end in the same city with the same fuel are counted together,
# and the numbers stay exact up to the end.
# oracle:
#   locations.length <= 4
#   locations[i] <= 30
#   fuel <= 30
from collections import Counter


class Solution:
    def countRoutes(self, locations, start, finish, fuel):
        routes = Counter({(start, fuel): 1})
        total = 0
        while routes:
            longer = Counter()
            for (city, left), ways in routes.items():
                if city == finish:
                    total += ways
                for other, location in enumerate(locations):
                    rest = left - abs(location - locations[city])
                    if other != city and rest >= 0:
                        longer[other, rest] += ways
            routes = longer
        return total % (10**9 + 7)
