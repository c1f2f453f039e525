# By definition: each sequence of k days is added up.
# oracle:
#   calories.length <= 14
#   calories[i] <= 20
#   0 <= lower <= upper <= 100
class Solution:
    def dietPlanPerformance(self, calories, k, lower, upper):
        points = 0
        for i in range(len(calories) - k + 1):
            total = sum(calories[i:i + k])
            points += 1 if total > upper else -1 if total < lower else 0
        return points
