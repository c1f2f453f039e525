# By definition: from each time to each other one the minutes are taken both ways around the clock.
# oracle:
#   timePoints.length <= 30
class Solution:
    def findMinDifference(self, timePoints):
        minutes = [int(time[:2]) * 60 + int(time[3:]) for time in timePoints]
        return min((x - y) % 1440 for i, x in enumerate(minutes) for j, y in enumerate(minutes) if i != j)
