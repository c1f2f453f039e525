# By definition: for each element the earlier ones that are less and those that are greater are counted.
# oracle:
#   instructions.length <= 30
class Solution:
    def createSortedArray(self, instructions):
        cost = 0
        for i, value in enumerate(instructions):
            earlier = instructions[:i]
            cost += min(sum(other < value for other in earlier), sum(other > value for other in earlier))
        return cost % (10**9 + 7)
