# By definition: the mailboxes are put at all choices of places on the street.
# oracle:
#   houses.length <= 6
#   houses[i] <= 12
#   k <= 3
from itertools import combinations


class Solution:
    def minDistance(self, houses, k):
        places = range(min(houses), max(houses) + 1)
        return min(sum(min(abs(house - box) for box in boxes) for house in houses) for boxes in combinations(places, k))
