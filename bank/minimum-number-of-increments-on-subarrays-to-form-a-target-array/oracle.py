# Seen in layers of height 1, each run of places that reach the layer needs one operation of its own.
# oracle:
#   target.length <= 12
#   target[i] <= 12
from itertools import groupby


class Solution:
    def minNumberOperations(self, target):
        layers = range(1, max(target) + 1)
        return sum(reaches for layer in layers for reaches, _ in groupby(x >= layer for x in target))
