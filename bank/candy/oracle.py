# Everyone begins with one candy; as long as a child with a higher rating than a neighbour has no more, it gets one
# more.
# oracle:
#   n <= 16
class Solution:
    def candy(self, ratings):
        n = len(ratings)
        candies = [1] * n
        unfair = True
        while unfair:
            unfair = False
            for i in range(n):
                for j in (i - 1, i + 1):
                    if 0 <= j < n and ratings[i] > ratings[j] and candies[i] <= candies[j]:
                        candies[i] += 1
                        unfair = True
        return sum(candies)
