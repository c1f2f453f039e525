class Solution:
    def isValid(self, moves):
        # Nobody moves after a win.
        grid = {}
        for turn, (row, column) in enumerate(moves):
            if self.is_won(grid):
                return False
            grid[row, column] = turn % 2
        return True

    def is_won(self, grid):
        lines = [[(i, j) for j in range(3)] for i in range(3)] + [[(i, j) for i in range(3)] for j in range(3)]
        lines += [[(i, i) for i in range(3)], [(i, 2 - i) for i in range(3)]]
        return any(all(place in grid for place in line) and len({grid[place] for place in line}) == 1 for line in lines)
