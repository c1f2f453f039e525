# By definition: for each interval, all starts that are not before its end are compared.
# oracle:
#   intervals.length <= 40
class Solution:
    def findRightInterval(self, intervals):
        answer = []
        for _, end in intervals:
            later = [(start, i) for i, (start, _) in enumerate(intervals) if start >= end]
            answer.append(min(later)[1] if later else -1)
        return answer
