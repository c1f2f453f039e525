class Solution:
    def isValid(self, text: str) -> bool:
        def valid(text):
            lines = text.split("\n")
            n, calls = int(lines[0]), lines[2:-1]
            taken, marks, before = set(), {}, None
            for at, call in enumerate(calls):
                row, col, player = map(int, call.split(" ")[1:])
                if (row, col) in taken or player == before:
                    return False
                taken.add((row, col))
                before = player
                for line in ((0, row), (1, col), (2, row - col), (3, row + col)):
                    marks[line, player] = marks.get((line, player), 0) + 1
                    whole = line[0] < 2 or line == (2, 0) or line == (3, n - 1)
                    if whole and marks[line, player] == n and at + 1 < len(calls):
                        return False
            return True

        return valid(text)
