class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        cells = int(lines[0]) * int(lines[1])
        used = 0
        for call in lines[3:3 + int(lines[2])]:
            used = used + 1 if call.strip() == "flip" else 0
            if used > cells:
                return False
        return True
