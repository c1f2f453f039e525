# All who have started by then, less all who have finished before.
# oracle:
#   startTime.length <= 10
#   1 <= startTime[i] <= endTime[i] <= 12
#   queryTime <= 12
class Solution:
    def busyStudent(self, startTime, endTime, queryTime):
        started = sum(start <= queryTime for start in startTime)
        finished = sum(end < queryTime for end in endTime)
        return started - finished
