# By definition: the whole stream is kept, and its last k numbers are multiplied.
# oracle:
#   num <= 9
#   k <= 8
#   calls.length <= 14
from math import prod


class ProductOfNumbers:
    def __init__(self):
        self.stream = []

    def add(self, num):
        self.stream.append(num)

    def getProduct(self, k):
        return prod(self.stream[-k:])
