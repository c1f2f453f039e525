# All bounds are whole numbers, so a range is the set of the steps of length 1 in it.
# oracle:
#   1 <= left < right <= 12
#   calls.length <= 20
class RangeModule:
    def __init__(self):
        self.steps = set()

    def addRange(self, left, right):
        self.steps |= set(range(left, right))

    def queryRange(self, left, right):
        return self.steps >= set(range(left, right))

    def removeRange(self, left, right):
        self.steps -= set(range(left, right))
