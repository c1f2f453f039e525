# By definition: for every choice of the coins with heads the probability of just this outcome is found.
# oracle:
#   prob.length <= 8
from itertools import combinations
from math import prod


class Solution:
    def probabilityOfHeads(self, prob, target):
        coins = range(len(prob))
        return sum(prod(prob[i] if i in heads else 1 - prob[i] for i in coins) for heads in combinations(coins, target))
