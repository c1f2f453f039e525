# By definition: every three soldiers are looked at.
# oracle:
#   n <= 10
from itertools import combinations


class Solution:
    def numTeams(self, rating):
        return sum(a < b < c or a > b > c for a, b, c in combinations(rating, 3))
