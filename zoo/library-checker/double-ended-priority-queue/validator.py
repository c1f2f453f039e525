class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        length = len(lines[1].split())
        for line in lines[2:]:
            length += 1 if line.split()[0] == "0" else -1
            if length < 0:
                return False
        return True
