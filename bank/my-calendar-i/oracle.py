# By definition: every accepted event is checked for a time that it has in common with the new one.
# oracle:
#   calls.length <= 16
#   endTime <= 40
class MyCalendar:
    def __init__(self):
        self.taken = set()

    def book(self, startTime, endTime):
        # With whole numbers, a common time means a common unit of time.
        units = set(range(startTime, endTime))
        if units & self.taken:
            return False
        self.taken |= units
        return True
