# By definition: for every empty seat the distance to the closest student is found.
# oracle:
#   n <= 12
#   calls.length <= 16
class ExamRoom:
    def __init__(self, n):
        self.n = n
        self.taken = []

    def seat(self):
        free = [seat for seat in range(self.n) if seat not in self.taken]
        chosen = max(free, key=lambda seat: (min((abs(seat - other) for other in self.taken), default=0), -seat))
        self.taken.append(chosen)
        return chosen

    def leave(self, p):
        self.taken.remove(p)
