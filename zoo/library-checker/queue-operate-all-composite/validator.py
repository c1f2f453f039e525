class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        length = 0
        for line in lines[1:]:
            length += {"0": 1, "1": -1, "2": 0}[line.split()[0]]
            if length < 0:
                return False
        return True
