class Solution:
    def isValid(self, text: str) -> bool:
        latest = 0
        for line in text.split("\n")[1:]:
            name, *rest = line.split(" ")
            if name == "record":
                latest = int(rest[0])
            elif name == "totalScore" and int(rest[1]) > latest:
                return False
        return True
