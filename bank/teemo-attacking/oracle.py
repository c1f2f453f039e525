# By definition: all seconds of all attacks are collected, and each is counted once.
# oracle:
#   timeSeries.length <= 20
#   duration <= 60
class Solution:
    def findPoisonedDuration(self, timeSeries, duration):
        return len({second for t in timeSeries for second in range(t, t + duration)})
