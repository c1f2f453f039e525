# By definition: all subsets of the numbers are made, and those of the wanted size are kept.
# oracle:
#   n <= 13


class Solution:
    def combine(self, n, k):
        subsets = [[]]
        for x in range(1, n + 1):
            subsets += [subset + [x] for subset in subsets]
        return [subset for subset in subsets if len(subset) == k]
