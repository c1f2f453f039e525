# The library for dates reads the text without the two letters after the day, and writes it in the other format.
# oracle:
#   date.length <= 13
from datetime import datetime
from re import sub


class Solution:
    def reformatDate(self, date):
        return datetime.strptime(sub("(st|nd|rd|th) ", " ", date), "%d %b %Y").date().isoformat()
