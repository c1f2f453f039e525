# By definition: the arrangements are listed in order, and the one with the wanted number is taken.
# oracle:
#   k <= 8000
from itertools import islice, permutations


class Solution:
    def getPermutation(self, n, k):
        # Arrangements of a sorted sequence come in sorted order.
        return "".join(next(islice(permutations("123456789"[:n]), k - 1, None)))
