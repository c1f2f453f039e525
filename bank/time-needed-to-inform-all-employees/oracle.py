# By definition: the news reaches each employee after the times of all managers above, up to the head.
# oracle:
#   n <= 30
class Solution:
    def numOfMinutes(self, n, headID, manager, informTime):
        def time(employee):
            return 0 if employee == headID else informTime[manager[employee]] + time(manager[employee])

        return max(time(employee) for employee in range(n))
