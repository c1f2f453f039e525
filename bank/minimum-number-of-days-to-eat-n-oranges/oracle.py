# By definition: the days for all numbers up to a bound follow from those for the smaller ones.
# oracle:
#   n <= 12000
DAYS = [0]
for n in range(1, 12001):
    left = [n - 1]
    if n % 2 == 0:
        left.append(n // 2)
    if n % 3 == 0:
        left.append(n // 3)
    DAYS.append(1 + min(DAYS[x] for x in left))


class Solution:
    def minDays(self, n):
        return DAYS[n]
