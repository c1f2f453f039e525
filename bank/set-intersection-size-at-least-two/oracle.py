# By definition: all sets of numbers are tried, the smallest ones first.
# oracle:
#   intervals.length <= 5
#   end[i] <= 7
from itertools import combinations


class Solution:
    def intersectionSizeTwo(self, intervals):
        for size in range(2, 9):
            for numbers in combinations(range(8), size):
                if all(sum(a <= x <= b for x in numbers) >= 2 for a, b in intervals):
                    return size
