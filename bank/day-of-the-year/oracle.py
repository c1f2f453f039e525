# The calendar of the library knows how many days lie between the first of January and a date.
# oracle:
#   date.length == 10
from datetime import date as calendar_day


class Solution:
    def dayOfYear(self, date):
        day = calendar_day(int(date[:4]), int(date[5:7]), int(date[8:]))
        return (day - day.replace(month=1, day=1)).days + 1
