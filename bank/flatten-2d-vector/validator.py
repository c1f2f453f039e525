class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        at, values = 1, 0
        for _ in range(int(lines[0])):
            values += int(lines[at])
            at += 2
        return lines[at + 1:].count("next") <= values
