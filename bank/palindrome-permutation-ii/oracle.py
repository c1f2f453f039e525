# By definition: of all orders of the letters, those that read the same backwards are kept, each once.
# oracle:
#   s.length <= 7
from itertools import permutations


class Solution:
    def generatePalindromes(self, s):
        return list({"".join(order) for order in permutations(s) if order == order[::-1]})
