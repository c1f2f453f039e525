# By definition: every choice and order of at most k cities between the two is tried, since no city pays twice.
# oracle:
#   n <= 5
#   k <= 3
from itertools import permutations


class Solution:
    def findCheapestPrice(self, n, flights, src, dst, k):
        price = {(a, b): cost for a, b, cost in flights}
        others = [city for city in range(n) if city not in (src, dst)]
        found = []
        for stops in range(min(k, len(others)) + 1):
            for middle in permutations(others, stops):
                way = (src,) + middle + (dst,)
                legs = list(zip(way, way[1:]))
                if all(leg in price for leg in legs):
                    found.append(sum(price[leg] for leg in legs))
        return min(found, default=-1)
