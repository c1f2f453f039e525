import heapq


class Room:
    """who sits where, and where the next one sits (None in a full room)"""

    def __init__(self, n):
        self.n = n
        self.after, self.before, self.gaps = {-1: n}, {n: -1}, []
        self.gap(-1, n)

    def gap(self, a, b):
        if b - a < 2:
            return
        if a == -1:
            far, place = (self.n if b == self.n else b), 0
        elif b == self.n:
            far, place = self.n - 1 - a, self.n - 1
        else:
            far, place = (b - a) // 2, (a + b) // 2
        heapq.heappush(self.gaps, (-far, place, a, b))

    def seat(self):
        while self.gaps:
            _, place, a, b = heapq.heappop(self.gaps)
            if self.after.get(a) == b:
                self.after[a], self.before[place] = place, a
                self.after[place], self.before[b] = b, place
                self.gap(a, place)
                self.gap(place, b)
                return place
        return None

    def leave(self, p):
        if not 0 <= p < self.n or p not in self.after:
            return False
        a, b = self.before.pop(p), self.after.pop(p)
        self.after[a], self.before[b] = b, a
        self.gap(a, b)
        return True


class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        room = Room(int(lines[0]))
        for line in lines[2:2 + int(lines[1])]:
            words = line.split()
            if words[0] == "seat":
                if room.seat() is None:
                    return False
            elif not room.leave(int(words[1])):
                return False
        return True
