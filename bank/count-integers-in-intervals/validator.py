class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        return any(line.strip() == "count" for line in lines[1:])
