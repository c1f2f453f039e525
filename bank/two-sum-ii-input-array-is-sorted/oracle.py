# By definition: every pair of places is tried, counted from 1.
# oracle:
#   numbers.length <= 20
from itertools import combinations


class Solution:
    def twoSum(self, numbers, target):
        for i, j in combinations(range(len(numbers)), 2):
            if numbers[i] + numbers[j] == target:
                return [i + 1, j + 1]
