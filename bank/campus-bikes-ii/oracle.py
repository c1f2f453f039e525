# By definition: every way to give the workers different bikes is tried.
# oracle:
#   m <= 5
from itertools import permutations


class Solution:
    def assignBikes(self, workers, bikes):
        def distance(p, q):
            return abs(p[0] - q[0]) + abs(p[1] - q[1])

        return min(sum(map(distance, workers, chosen)) for chosen in permutations(bikes, len(workers)))
