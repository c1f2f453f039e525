# Of all sequences of the 2n events, exchanging the pickup and the delivery of one order makes pairs, and one of each
# pair has them in the right order: so each order halves the number.
# oracle:
#   n <= 500
from math import factorial


class Solution:
    def countOrders(self, n):
        return factorial(2 * n) // 2**n % (10**9 + 7)
