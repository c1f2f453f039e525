# By definition: all values are kept, and the last ones are added up for each average.
# oracle:
#   calls.length <= 40
class MovingAverage:
    def __init__(self, size):
        self.size = size
        self.values = []

    def next(self, val):
        self.values.append(val)
        last = self.values[-self.size:]
        return sum(last) / len(last)
