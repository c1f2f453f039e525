# By definition: every way to divide the boxes into loads is tried, and the ship is followed from port to port.
# oracle:
#   boxes.length <= 7
#   portsCount, maxBoxes, maxWeight <= 10
from itertools import combinations


class Solution:
    def boxDelivering(self, boxes, portsCount, maxBoxes, maxWeight):
        n = len(boxes)
        best = None
        for count in range(n):
            for cuts in combinations(range(1, n), count):
                trips = 0
                for a, b in zip((0, *cuts), (*cuts, n)):
                    load = boxes[a:b]
                    if len(load) > maxBoxes or sum(weight for _, weight in load) > maxWeight:
                        break
                    # The storage is no port: 0.
                    stops = [0] + [port for port, _ in load] + [0]
                    trips += sum(x != y for x, y in zip(stops, stops[1:]))
                else:
                    best = trips if best is None else min(best, trips)
        return best
