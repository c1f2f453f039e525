# By definition: from one city of each query all roads are followed, and two cities have a road if their greatest common
# divisor is above the threshold.
# oracle:
#   n <= 12
#   queries.length <= 6
from math import gcd


class Solution:
    def areConnected(self, n, threshold, queries):
        return [b in self.reached(n, threshold, a) for a, b in queries]

    def reached(self, n, threshold, start):
        found = [start]
        for x in found:
            found += [y for y in range(1, n + 1) if y not in found and gcd(x, y) > threshold]
        return found
