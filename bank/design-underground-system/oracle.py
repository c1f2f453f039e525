# By definition: all events are kept, and for an average each check out is matched with the check in of its customer
# before.
# oracle:
#   calls.length <= 30
class UndergroundSystem:
    def __init__(self):
        self.events = []

    def checkIn(self, id, stationName, t):
        self.events.append((id, stationName, t, "in"))

    def checkOut(self, id, stationName, t):
        self.events.append((id, stationName, t, "out"))

    def getAverageTime(self, startStation, endStation):
        times = []
        for i, (id, station, t, way) in enumerate(self.events):
            if way == "out" and station == endStation:
                start = [event for event in self.events[:i] if event[0] == id][-1]
                if start[1] == startStation:
                    times.append(t - start[2])
        return sum(times) / len(times)
