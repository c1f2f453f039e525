class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.splitlines()
        count = int(lines[1].split()[0])
        here = {tuple(line.split()[:2]) for line in lines[2:2 + count]}
        out = set()
        for line in lines[3 + count:]:
            name, *copy = line.split()
            copy = tuple(copy)
            if name == "rent":
                if copy not in here:
                    return False
                here.remove(copy)
                out.add(copy)
            elif name == "drop":
                if copy not in out:
                    return False
                out.remove(copy)
                here.add(copy)
        return True
