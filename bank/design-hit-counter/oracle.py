# By definition: every hit is kept, and those of the last 300 seconds, the present one included, are counted.
# oracle:
#   calls.length <= 40
class HitCounter:
    def __init__(self):
        self.hits = []

    def hit(self, timestamp):
        self.hits.append(timestamp)

    def getHits(self, timestamp):
        return sum(when in range(timestamp - 299, timestamp + 1) for when in self.hits)
