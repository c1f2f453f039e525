# By definition: the members and the profit of every subset of the crimes are added up.
# oracle:
#   n <= 20
#   minProfit <= 20
#   group.length <= 8
#   group[i] <= 8
#   profit[i] <= 8
class Solution:
    def profitableSchemes(self, n, minProfit, group, profit):
        subsets = [(0, 0)]
        for members, gain in zip(group, profit):
            subsets += [(a + members, b + gain) for a, b in subsets]
        return sum(a <= n and b >= minProfit for a, b in subsets) % (10 ** 9 + 7)
