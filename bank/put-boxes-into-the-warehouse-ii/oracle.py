# By definition: every box that is left is pushed to every room that it can reach from one of the sides.
# oracle:
#   1 <= boxes.length, warehouse.length <= 4
#   1 <= boxes[i], warehouse[i] <= 6
class Solution:
    def maxBoxesInWarehouse(self, boxes, warehouse):
        layer = {(tuple(sorted(boxes)), tuple(warehouse))}
        count = 0
        while True:
            following = set()
            for left, rooms in layer:
                for size in set(left):
                    rest = list(left)
                    rest.remove(size)
                    for i in range(len(rooms)):
                        # A full room has the height 0.
                        if min(rooms[: i + 1]) >= size or min(rooms[i:]) >= size:
                            following.add((tuple(rest), rooms[:i] + (0,) + rooms[i + 1 :]))
            if not following:
                return count
            layer = following
            count += 1
