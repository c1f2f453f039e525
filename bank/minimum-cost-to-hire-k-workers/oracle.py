# By definition: all groups of k workers are formed, and each is paid by its most demanding member.
# oracle:
#   n <= 8
from itertools import combinations


class Solution:
    def mincostToHireWorkers(self, quality, wage, k):
        return min(
            max(w / q for q, w in group) * sum(q for q, _ in group)
            for group in combinations(list(zip(quality, wage)), k)
        )
