# By definition: all values are kept; for an answer they are sorted, and each one lengthens the interval that ends just
# before it, or begins one.
# oracle:
#   calls.length <= 24
class SummaryRanges:
    def __init__(self):
        self.values = set()

    def addNum(self, value):
        self.values.add(value)

    def getIntervals(self):
        intervals = []
        for value in sorted(self.values):
            if intervals and intervals[-1][1] == value - 1:
                intervals[-1][1] = value
            else:
                intervals.append([value, value])
        return intervals
