# By definition: the salaries are kept for which another one is less and another one is greater.
# oracle:
#   salary.length <= 10
class Solution:
    def average(self, salary):
        inner = [x for x in salary if any(y < x for y in salary) and any(y > x for y in salary)]
        return sum(inner) / len(inner)
