# By definition: every order of the characters is tried.
# oracle:
#   s.length <= 5
from itertools import permutations


class Solution:
    def reformat(self, s):
        for order in permutations(s):
            if all(a.isdigit() != b.isdigit() for a, b in zip(order, order[1:])):
                return "".join(order)
        return ""
