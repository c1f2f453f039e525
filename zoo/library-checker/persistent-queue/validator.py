class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        sizes = [0]
        for line in lines[1:]:
            words = [int(word) for word in line.split()]
            before = words[1] + 1
            if not 0 <= before < len(sizes):
                return False
            sizes.append(sizes[before] + (1 if words[0] == 0 else -1))
            if sizes[-1] < 0:
                return False
        return True
