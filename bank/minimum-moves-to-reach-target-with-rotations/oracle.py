# By definition: the snake is the pair of its cells, and after each number of moves the set of all pairs is made that it
# may be on. There are fewer than 2 * n * n pairs, so more moves are useless.
# oracle:
#   n <= 4
class Solution:
    def minimumMoves(self, grid):
        n = len(grid)
        empty = {(i, j) for i in range(n) for j in range(n) if grid[i][j] == 0}
        snakes, before = {((0, 0), (0, 1))}, set()
        for moves in range(2 * n * n):
            if ((n - 1, n - 2), (n - 1, n - 1)) in snakes:
                return moves
            following = set()
            for (a, b), (c, d) in snakes - before:
                following.add(((a, b + 1), (c, d + 1)))
                following.add(((a + 1, b), (c + 1, d)))
                if a == c and (a + 1, d) in empty:
                    following.add(((a, b), (a + 1, b)))
                if b == d and (c, b + 1) in empty:
                    following.add(((a, b), (a, b + 1)))
            before = snakes
            snakes = snakes | {snake for snake in following if empty.issuperset(snake)}
        return -1
