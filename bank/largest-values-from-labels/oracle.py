# By definition: all subsets of the items are tried that keep to the rules.
# oracle:
#   n <= 7
#   0 <= values[i], labels[i] <= 4
from itertools import combinations


class Solution:
    def largestValsFromLabels(self, values, labels, numWanted, useLimit):
        best = 0
        for size in range(numWanted + 1):
            for chosen in combinations(range(len(values)), size):
                marks = [labels[i] for i in chosen]
                if all(marks.count(mark) <= useLimit for mark in marks):
                    best = max(best, sum(values[i] for i in chosen))
        return best
