# By definition: the ball moves cell by cell and keeps its direction, which it may change only before a wall.
# oracle:
#   1 <= m, n <= 5
class Solution:
    def hasPath(self, maze, start, destination):
        def wall(i, j):
            return not (0 <= i < len(maze) and 0 <= j < len(maze[0])) or maze[i][j] == 1

        directions = [(-1, 0), (1, 0), (0, -1), (0, 1)]
        states = [(*start, *d) for d in directions]
        seen = set(states)
        for i, j, a, b in states:
            if wall(i + a, j + b):
                if [i, j] == destination:
                    return True
                further = [(i, j, *d) for d in directions]
            else:
                further = [(i + a, j + b, a, b)]
            for state in further:
                if state not in seen:
                    seen.add(state)
                    states.append(state)
        return False
