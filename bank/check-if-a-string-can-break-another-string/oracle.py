# By definition: all orders of one text are compared with the other one; to reorder both would only repeat that.
# oracle:
#   1 <= n <= 5
#   s1, s2 consist of 'a' to 'e'
from itertools import permutations


class Solution:
    def checkIfCanBreak(self, s1, s2):
        for x in set(permutations(s1)):
            if all(a >= b for a, b in zip(x, s2)) or all(a <= b for a, b in zip(x, s2)):
                return True
        return False
