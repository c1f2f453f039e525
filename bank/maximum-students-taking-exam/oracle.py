# By definition: each seat in good condition is left empty, or taken if no student there would see one who sits already.
# oracle:
#   m <= 4
#   n <= 4
class Solution:
    def maxStudents(self, seats):
        good = [(i, j) for i, row in enumerate(seats) for j, seat in enumerate(row) if seat == "."]

        def most(place, taken):
            if place == len(good):
                return len(taken)
            i, j = good[place]
            best = most(place + 1, taken)
            if not taken & {(i, j - 1), (i - 1, j - 1), (i - 1, j + 1)}:
                best = max(best, most(place + 1, taken | {(i, j)}))
            return best

        return most(0, frozenset())
