# By definition: the candies are handed to each kid in turn, and then all kids are counted again.
# oracle:
#   2 <= n <= 12
class Solution:
    def kidsWithCandies(self, candies, extraCandies):
        result = []
        for kid in range(len(candies)):
            given = [count + extraCandies * (i == kid) for i, count in enumerate(candies)]
            result.append(all(given[kid] >= count for count in given))
        return result
