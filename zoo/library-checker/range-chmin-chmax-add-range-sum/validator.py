class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        values = [int(word) for word in lines[1].split()]
        for line in lines[2:]:
            kind, low, high, *by = [int(word) for word in line.split()]
            for place in range(low, high):
                if kind == 0:
                    values[place] = min(values[place], by[0])
                elif kind == 1:
                    values[place] = max(values[place], by[0])
                elif kind == 2:
                    values[place] += by[0]
                if abs(values[place]) > 10**12:
                    return False
        return True
