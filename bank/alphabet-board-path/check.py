class Solution:
    def check(self, target: str, expected: str, got: str) -> str:
        if len(got) != len(expected):
            return "the path has %d moves instead of %d" % (len(got), len(expected))
        row = column = written = 0
        for i, move in enumerate(got):
            if move == "!":
                if written == len(target) or chr(97 + 5 * row + column) != target[written]:
                    return "move %d adds a wrong letter" % i
                written += 1
                continue
            if move not in ("U", "D", "L", "R"):
                return "move %d is not a move" % i
            row += (move == "D") - (move == "U")
            column += (move == "R") - (move == "L")
            if not (0 <= row <= 5 and 0 <= column < (1 if row == 5 else 5)):
                return "move %d leaves the board" % i
        return "" if written == len(target) else "the text is not complete"
