import datetime

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


class Solution:
    def isValid(self, date: str) -> bool:
        day, month, year = date.split(" ")
        try:
            datetime.date(int(year), MONTHS.index(month) + 1, int(day[:-2]))
        except ValueError:
            return False
        return True
