class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[2:]
        asked = sum(line.strip() == "largestMatrix" for line in lines)
        changed = sum(line.startswith(("setCell", "unsetCell")) for line in lines)
        return asked <= 10**4 and changed <= 10**5
