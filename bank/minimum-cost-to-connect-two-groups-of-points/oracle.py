# By definition: each point of the first group is connected to every choice of points that is not empty, and a way will
# do if all points of the second group are among the choices.
# oracle:
#   1 <= size_1, size_2 <= 3
from itertools import product


class Solution:
    def connectTwoGroups(self, cost):
        width = len(cost[0])
        choices = [
            [(mask, sum(price for j, price in enumerate(row) if mask >> j & 1)) for mask in range(1, 1 << width)]
            for row in cost
        ]
        best = sum(map(sum, cost))
        for way in product(*choices):
            union = total = 0
            for mask, price in way:
                union |= mask
                total += price
            if union == (1 << width) - 1 and total < best:
                best = total
        return best
