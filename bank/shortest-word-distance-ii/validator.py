class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        n = int(lines[0])
        words = set(lines[1:n + 1])
        for call in lines[n + 2:n + 2 + int(lines[n + 1])]:
            one, other = call.split()[1:]
            if one == other or one not in words or other not in words:
                return False
        return True
