# By definition: every pair of two numbers that were added is tried.
# oracle:
#   calls.length <= 30
from itertools import combinations


class TwoSum:
    def __init__(self):
        self.numbers = []

    def add(self, number):
        self.numbers.append(number)

    def find(self, value):
        return any(a + b == value for a, b in combinations(self.numbers, 2))
