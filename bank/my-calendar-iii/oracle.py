# By definition: events that have a time in common all contain the latest of their starts, so each start is tried.
# oracle:
#   calls.length <= 12
class MyCalendarThree:
    def __init__(self):
        self.events = []

    def book(self, startTime, endTime):
        self.events.append((startTime, endTime))
        return max(sum(a <= start < b for a, b in self.events) for start, _ in self.events)
