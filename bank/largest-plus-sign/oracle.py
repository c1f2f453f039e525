# By definition: for each order and each center, all cells of the sign are looked at.
# oracle:
#   n <= 5
class Solution:
    def orderOfLargestPlusSign(self, n, mines):
        ones = {(r, c) for r in range(n) for c in range(n)} - set(map(tuple, mines))
        order = 0
        while any(
            {(r + d, c) for d in range(-order, order + 1)} | {(r, c + d) for d in range(-order, order + 1)} <= ones
            for r, c in ones
        ):
            order += 1
        return order
