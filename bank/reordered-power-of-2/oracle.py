# By definition: the digits are put in all orders, and a power of two is halved until it is one.
# oracle:
#   n <= 99999
from itertools import permutations


def power(number):
    while number > 1 and number % 2 == 0:
        number //= 2
    return number == 1


class Solution:
    def reorderedPowerOf2(self, n):
        orders = {"".join(digits) for digits in permutations(str(n))}
        return any(order[0] != "0" and power(int(order)) for order in orders)
