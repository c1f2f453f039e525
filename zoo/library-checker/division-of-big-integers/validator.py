class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        for line in lines[1:]:
            for word in line.split():
                if len(word) > 2000000 and word.rstrip("0") != "1":
                    return False
        return True
