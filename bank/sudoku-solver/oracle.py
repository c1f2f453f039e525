# By definition: each cell has a digit, and each row, column and box has each digit. These are wants, of
# which a digit in a cell meets four; digits are chosen so that every want is met exactly once.
# oracle:
#   board contains at most 52 '.'


class Solution:
    def solveSudoku(self, board):
        def wants(i, j, digit):
            return frozenset([("cell", i, j), ("row", i, digit), ("column", j, digit),
                              ("box", i // 3, j // 3, digit)])

        met = set()
        choices, wanted = {}, set()
        for i in range(9):
            for j in range(9):
                if board[i][j] != ".":
                    met |= wants(i, j, board[i][j])
        for i in range(9):
            for j in range(9):
                for digit in "123456789":
                    wanted |= wants(i, j, digit) - met
                    if met.isdisjoint(wants(i, j, digit)):
                        choices[wants(i, j, digit)] = (i, j, digit)

        def solve(left, wanted):
            if not wanted:
                return []
            meeting = {want: [] for want in wanted}
            for choice in left:
                for want in choice:
                    meeting[want].append(choice)
            # One of the choices that meet the want with the fewest of them must be taken.
            for choice in min(meeting.values(), key=len):
                rest = solve([other for other in left if other.isdisjoint(choice)], wanted - choice)
                if rest is not None:
                    return [choice] + rest
            return None

        for choice in solve(list(choices), wanted):
            i, j, digit = choices[choice]
            board[i][j] = digit
