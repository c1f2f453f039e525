# By definition: the days are named one after the other from January 1, 1971 on, once for all inputs.
# oracle:
#   year <= 2100
from itertools import cycle

NAMES = cycle(["Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday"])


def length(month, year):
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


WEEKDAY = {(day, month, year): next(NAMES)
           for year in range(1971, 2101) for month in range(1, 13) for day in range(1, length(month, year) + 1)}


class Solution:
    def dayOfTheWeek(self, day, month, year):
        return WEEKDAY[day, month, year]
