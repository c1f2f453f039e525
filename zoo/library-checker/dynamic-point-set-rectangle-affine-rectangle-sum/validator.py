class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        count = int(lines[0].split()[0])
        for line in lines[count + 1:]:
            words = line.split()
            if words[0] == "0":
                count += 1
            elif words[0] == "1" and int(words[1]) >= count:
                return False
        return True
