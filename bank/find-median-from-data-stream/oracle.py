# By definition: all numbers are sorted anew for each question.
# oracle:
#   calls.length <= 50
class MedianFinder:
    def __init__(self):
        self.numbers = []

    def addNum(self, num):
        self.numbers.append(num)

    def findMedian(self):
        ordered = sorted(self.numbers)
        n = len(ordered)
        return (ordered[(n - 1) // 2] + ordered[n // 2]) / 2
