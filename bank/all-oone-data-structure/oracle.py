# By definition: all calls of inc and dec are remembered, and each question counts them anew.
# oracle:
#   calls.length <= 40
class AllOne:
    def __init__(self):
        self.more = []
        self.less = []

    def inc(self, key):
        self.more.append(key)

    def dec(self, key):
        self.less.append(key)

    def counts(self):
        counts = [(self.more.count(key) - self.less.count(key), key) for key in set(self.more)]
        return [pair for pair in counts if pair[0] > 0]

    def getMaxKey(self):
        return max(self.counts(), default=(0, ""))[1]

    def getMinKey(self):
        return min(self.counts(), default=(0, ""))[1]
