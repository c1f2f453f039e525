# By definition: the bus drives from stop to stop in both directions, until it is at its destination.
# oracle:
#   n <= 12
class Solution:
    def distanceBetweenBusStops(self, distance, start, destination):
        n = len(distance)
        forward, stop = 0, start
        while stop != destination:
            forward += distance[stop]
            stop = (stop + 1) % n
        backward, stop = 0, start
        while stop != destination:
            stop = (stop - 1) % n
            backward += distance[stop]
        return min(forward, backward)
