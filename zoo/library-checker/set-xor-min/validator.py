class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        there = set()
        for line in lines[1:]:
            kind, number = line.split()
            if kind == "0":
                there.add(number)
            elif kind == "1":
                there.discard(number)
            elif not there:
                return False
        return True
