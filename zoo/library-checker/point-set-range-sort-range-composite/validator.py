class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        count = int(lines[0].split()[0])
        keys = [line.split()[0] for line in lines[1:count + 1]]
        keys += [line.split()[2] for line in lines[count + 1:] if line[0] == "0"]
        return len(set(keys)) == len(keys)
