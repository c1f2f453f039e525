# By definition: every choice of apples is weighed, the largest ones first.
# oracle:
#   weight.length <= 9
#   400 <= weight[i] <= 1000
from itertools import combinations


class Solution:
    def maxNumberOfApples(self, weight):
        for size in range(len(weight), 0, -1):
            if any(sum(chosen) <= 5000 for chosen in combinations(weight, size)):
                return size
