# By definition: the items of each list are unfolded one by one, in their order, before the first integer is asked for.
# oracle:
#   nestedList.length <= 50
class NestedIterator:
    def __init__(self, nestedList):
        self.integers = []
        self.unfold(nestedList)

    def unfold(self, items):
        for item in items:
            if item.isInteger():
                self.integers.append(item.getInteger())
            else:
                self.unfold(item.getList())

    def next(self):
        return self.integers.pop(0)

    def hasNext(self):
        return len(self.integers) > 0
