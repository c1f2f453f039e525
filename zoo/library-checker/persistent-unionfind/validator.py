class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        kinds = []
        for line in lines[1:]:
            kind, before = [int(word) for word in line.split()][:2]
            if before >= len(kinds) or before >= 0 and kinds[before] != 0:
                return False
            kinds.append(kind)
        return True
