# A few blocked squares can only fence in a small region, at a corner at best, so a search that reaches more squares
# is outside; both ends are outside, or one of the searches must find the other end.
# oracle:
#   blocked.length <= 7
class Solution:
    def isEscapePossible(self, blocked, source, target):
        walls = set(map(tuple, blocked))
        most = len(walls) * (len(walls) - 1) // 2

        def region(start):
            reached = [start]
            for x, y in reached:
                for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if 0 <= min(near) and max(near) < 10**6 and near not in walls and near not in reached:
                        reached.append(near)
                if len(reached) > most:
                    return None
            return reached

        start, end = tuple(source), tuple(target)
        inside = region(start)
        return end in inside if inside else region(end) is None
