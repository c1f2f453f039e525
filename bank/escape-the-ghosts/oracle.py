# By definition: turn by turn, the squares where you can be are those next to the last ones where no ghost can be by
# then.
# oracle:
#   ghosts.length <= 4
#   -3 <= x[i], y[i] <= 3
#   -3 <= target[0], target[1] <= 3
class Solution:
    def escapeGhosts(self, ghosts, target):
        def spread(squares):
            return squares.union(*(((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) for x, y in squares))

        haunted = set(map(tuple, ghosts))
        safe = {(0, 0)} - haunted
        goal = tuple(target)
        while safe and goal not in safe:
            haunted = spread(haunted)
            safe = spread(safe) - haunted
            if goal in haunted:
                return False
        return goal in safe
