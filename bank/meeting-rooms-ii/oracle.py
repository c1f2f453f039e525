# The meetings come one after another by start and take the first room that is free; new rooms are opened only
# when none is.
# oracle:
#   intervals.length <= 40
class Solution:
    def minMeetingRooms(self, intervals):
        rooms = []
        for start, end in sorted(intervals):
            free = next((i for i, until in enumerate(rooms) if until <= start), None)
            if free is None:
                rooms.append(end)
            else:
                rooms[free] = end
        return len(rooms)
