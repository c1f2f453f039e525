class Solution:
    def isValid(self, date: str) -> bool:
        year = int(date[:4])
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return leap or date[5:] != "02-29"
