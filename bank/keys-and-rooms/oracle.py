# By definition: no set of rooms may hold room 0 and miss another one, if all its keys open only its own rooms.
# oracle:
#   rooms.length <= 6
from itertools import combinations


class Solution:
    def canVisitAllRooms(self, rooms):
        others = range(1, len(rooms))
        for size in range(len(rooms) - 1):
            for chosen in combinations(others, size):
                inside = {0, *chosen}
                if all(inside.issuperset(rooms[room]) for room in inside):
                    return False
        return True
