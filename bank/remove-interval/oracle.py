# By definition: each interval is a set of unit steps, of which the removed ones are taken out.
# oracle:
#   intervals.length <= 5
#   -10 <= a[i]
#   b[i] <= 10
class Solution:
    def removeInterval(self, intervals, toBeRemoved):
        answer = []
        for a, b in intervals:
            last = None
            for x in range(a, b):
                if toBeRemoved[0] <= x < toBeRemoved[1]:
                    continue
                if last == x:
                    answer[-1][1] = x + 1
                else:
                    answer.append([x, x + 1])
                last = x + 1
        return answer
