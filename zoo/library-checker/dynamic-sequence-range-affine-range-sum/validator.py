class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        length = int(lines[0].split()[0])
        for line in lines[2:]:
            words = [int(word) for word in line.split()]
            if words[0] == 0:
                if words[1] > length:
                    return False
                length += 1
            elif words[0] == 1:
                if words[1] >= length:
                    return False
                length -= 1
            elif words[2] > length:
                return False
        return True
