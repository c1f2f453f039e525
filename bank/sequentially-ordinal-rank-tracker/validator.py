class Solution:
    def isValid(self, text: str) -> bool:
        names = [line.split(" ")[1] for line in text.splitlines() if line.startswith("add ")]
        return len(names) == len(set(names))
