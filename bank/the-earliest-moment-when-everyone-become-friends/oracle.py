# By definition: for each time, all that are acquainted with person 0 by then are collected.
# oracle:
#   n <= 6
#   logs.length <= 8
class Solution:
    def earliestAcq(self, logs, n):
        for time in sorted(log[0] for log in logs):
            acquainted = [0]
            for person in acquainted:
                for when, x, y in logs:
                    if when <= time and person in (x, y) and x + y - person not in acquainted:
                        acquainted.append(x + y - person)
            if len(acquainted) == n:
                return time
        return -1
