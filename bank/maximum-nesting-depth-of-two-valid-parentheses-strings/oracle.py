# Each opening parenthesis goes to the text that is less deep at this place and each closing one to the deeper text, so
# the two depths always share the whole depth as equally as possible.
# oracle:
#   seq.length <= 24
class Solution:
    def maxDepthAfterSplit(self, seq):
        depths = [0, 0]
        answer = []
        for mark in seq:
            deeper = 0 if depths[0] > depths[1] else 1
            part = 1 - deeper if mark == "(" else deeper
            depths[part] += 1 if mark == "(" else -1
            answer.append(part)
        return answer
