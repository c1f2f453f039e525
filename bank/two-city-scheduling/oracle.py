# By definition: every half of the people is sent to city a, and the others to city b.
# oracle:
#   costs.length <= 8
from itertools import combinations


class Solution:
    def twoCitySchedCost(self, costs):
        people = range(len(costs))
        totals = []
        for chosen in combinations(people, len(costs) // 2):
            totals.append(sum(costs[i][0 if i in chosen else 1] for i in people))
        return min(totals)
