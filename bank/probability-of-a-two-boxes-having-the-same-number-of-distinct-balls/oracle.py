# By definition: for each number of balls of each colour in the first box, the orders of both boxes are counted.
# oracle:
#   balls.length <= 5
from itertools import product
from math import factorial


class Solution:
    def getProbability(self, balls):
        half = sum(balls) // 2
        good = every = 0
        for first in product(*(range(count + 1) for count in balls)):
            if sum(first) == half:
                orders = 1.0
                for mine, count in zip(first, balls):
                    orders /= factorial(mine) * factorial(count - mine)
                every += orders
                if first.count(0) == sum(mine == count for mine, count in zip(first, balls)):
                    good += orders
        return good / every
