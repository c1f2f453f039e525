# By definition: all choices of half of the candies are tried.
# oracle:
#   candyType.length <= 12
from itertools import combinations


class Solution:
    def distributeCandies(self, candyType):
        return max(len(set(choice)) for choice in combinations(candyType, len(candyType) // 2))
