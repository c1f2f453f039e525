class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        length = 0
        for line in lines[1:]:
            words = line.split()
            if words[0] in "01":
                length += 1
            elif words[0] in "23":
                length -= 1
                if length < 0:
                    return False
            elif int(words[1]) >= length:
                return False
        return True
