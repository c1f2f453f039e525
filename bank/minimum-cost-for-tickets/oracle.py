# By definition: each pass is bought on the first day that has none, and the days that it leaves are tried in turn.
# oracle:
#   days.length <= 7
#   days[i] <= 45
#   costs[i] <= 20
class Solution:
    def mincostTickets(self, days, costs):
        if not days:
            return 0
        return min(
            cost + self.mincostTickets([day for day in days if day >= days[0] + length], costs)
            for length, cost in zip((1, 7, 30), costs)
        )
