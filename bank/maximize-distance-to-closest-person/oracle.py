# By definition: for each empty seat the distance to the closest person is measured.
# oracle:
#   seats.length <= 16
class Solution:
    def maxDistToClosest(self, seats):
        taken = [i for i, seat in enumerate(seats) if seat]
        return max(min(abs(i - j) for j in taken) for i, seat in enumerate(seats) if not seat)
