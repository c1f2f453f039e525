# By definition: all plans (a city for each week) that the flights allow are tried.
# oracle:
#   n <= 4
#   k <= 5
class Solution:
    def maxVacationDays(self, flights, days):
        n, k = len(flights), len(days[0])

        def plan(city, week):
            if week == k:
                return 0
            allowed = [to for to in range(n) if to == city or flights[city][to]]
            return max(days[to][week] + plan(to, week + 1) for to in allowed)

        return plan(0, 0)
