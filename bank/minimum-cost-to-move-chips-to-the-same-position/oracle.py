# By definition: every place is tried, and each chip goes there in steps of two, with a step of one at the end if
# needed.
# oracle:
#   position.length <= 10
#   position[i] <= 12
class Solution:
    def minCostToMoveChips(self, position):
        costs = []
        for place in range(1, max(position) + 1):
            cost = 0
            for start in position:
                way = abs(start - place)
                while way > 1:
                    way -= 2
                cost += way
            costs.append(cost)
        return min(costs)
