# By definition: the days are gone through, with the absences and the late days in a row counted.
# oracle:
#   s.length <= 200
class Solution:
    def checkRecord(self, s):
        absent = late = 0
        for day in s:
            absent += day == "A"
            late = late + 1 if day == "L" else 0
            if absent == 2 or late == 3:
                return False
        return True
