class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        product = 1
        for size in map(int, lines[1].split()):
            product *= size
        return product == len(lines[2].split())
