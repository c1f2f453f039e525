# By definition: each index is put into a bag as often as its weight says, and one is drawn.
# oracle:
#   w.length <= 10
#   w[i] <= 60
#   calls.length <= 60
import random


class Solution:
    def __init__(self, w):
        self.bag = [i for i, weight in enumerate(w) for _ in range(weight)]

    def pickIndex(self):
        return random.choice(self.bag)
