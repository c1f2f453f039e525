# By definition: from the first day of the month to the first day of the next one the calendar counts its days.
# oracle:
#   year <= 2100
from datetime import date


class Solution:
    def numberOfDays(self, year, month):
        return (date(year + month // 12, month % 12 + 1, 1) - date(year, month, 1)).days
