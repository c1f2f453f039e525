# The library turns both dates into numbers of days.
# oracle:
#   date1.length == 10
from datetime import date


class Solution:
    def daysBetweenDates(self, date1, date2):
        days = [date(*map(int, text.split("-"))).toordinal() for text in (date1, date2)]
        return max(days) - min(days)
