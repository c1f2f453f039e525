# By definition: the probability for two amounts is the mean of those after each of the four operations, in mL. It is
# kept for later questions.
# oracle:
#   n <= 2500
from functools import lru_cache


@lru_cache(None)
def first(a, b):
    if a == 0:
        return 0.5 if b == 0 else 1.0
    if b == 0:
        return 0.0
    operations = ((100, 0), (75, 25), (50, 50), (25, 75))
    return sum(first(max(0, a - x), max(0, b - y)) for x, y in operations) / 4


class Solution:
    def soupServings(self, n):
        return first(n, n)
