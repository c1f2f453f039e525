# By definition: each flight adds the seats of all bookings that include it.
# oracle:
#   n <= 12
#   bookings.length <= 12
class Solution:
    def corpFlightBookings(self, bookings, n):
        return [sum(seats for first, last, seats in bookings if first <= flight <= last) for flight in range(1, n + 1)]
