class Solution:
    def isValid(self, text: str) -> bool:
        board = set()
        for line in text.splitlines()[1:]:
            name, first, *_ = line.split()
            if name == "addScore":
                board.add(first)
            elif name == "reset":
                if first not in board:
                    return False
                board.remove(first)
            elif int(first) > len(board):
                return False
        return True
