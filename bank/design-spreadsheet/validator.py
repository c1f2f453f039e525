import re


class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        rows = int(lines[0])
        for line in lines[2:]:
            for row in re.findall(r"[A-Z](\d+)", line.partition(" ")[2]):
                if int(row) > rows:
                    return False
        return True
