# If the bags had names, all ways to choose a bag for each candy would count, less those that leave a bag empty, which
# are taken off by inclusion and exclusion; each way without names is k! ways with names.
# oracle:
#   n <= 160
from math import factorial


class Solution:
    def waysToDistribute(self, n, k):
        named, choices = 0, 1
        for empty in range(k + 1):
            named += (-1) ** empty * choices * (k - empty) ** n
            choices = choices * (k - empty) // (empty + 1)
        return named // factorial(k) % (10**9 + 7)
