# By definition: for each place where people enter, those whose trip has begun and not ended are counted.
# oracle:
#   trips.length <= 8
#   numPassengers[i] <= 10
#   0 <= from[i] < to[i] <= 12
#   capacity <= 40
class Solution:
    def carPooling(self, trips, capacity):
        for _, place, _ in trips:
            if sum(people for people, start, end in trips if start <= place < end) > capacity:
                return False
        return True
