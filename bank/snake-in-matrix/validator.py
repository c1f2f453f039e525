from typing import List


class Solution:
    def isValid(self, n: int, commands: List[str]) -> bool:
        row = column = 0
        for command in commands:
            row += (command == "DOWN") - (command == "UP")
            column += (command == "RIGHT") - (command == "LEFT")
            if not (0 <= row < n and 0 <= column < n):
                return False
        return True
