# By definition: the boxes are pushed in as far as possible in all orders, and one that does not get in is left out.
# oracle:
#   boxes.length <= 4
#   warehouse.length <= 6
from itertools import permutations


class Solution:
    def maxBoxesInWarehouse(self, boxes, warehouse):
        best = 0
        for order in permutations(boxes):
            free = len(warehouse)
            count = 0
            for box in order:
                low = [i for i in range(free) if warehouse[i] < box]
                end = min(low, default=free)
                if end > 0:
                    free, count = end - 1, count + 1
            best = max(best, count)
        return best
