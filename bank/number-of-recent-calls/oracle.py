# By definition: all requests are kept, and those of the last 3000 milliseconds are counted anew each time.
# oracle:
#   calls.length <= 40
class RecentCounter:
    def __init__(self):
        self.times = []

    def ping(self, t):
        self.times.append(t)
        return sum(t - 3000 <= time <= t for time in self.times)
