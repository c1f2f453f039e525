# By definition: for each moment of the event the earlier ones that contain it are counted; with whole numbers the
# moments are whole as well.
# oracle:
#   0 <= startTime < endTime <= 12
#   calls.length <= 16
class MyCalendarTwo:
    def __init__(self):
        self.events = []

    def book(self, startTime, endTime):
        for moment in range(startTime, endTime):
            if sum(start <= moment < end for start, end in self.events) == 2:
                return False
        self.events.append((startTime, endTime))
        return True
