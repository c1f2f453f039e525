class Solution:
    def isValid(self, text: str) -> bool:
        added = [tuple(line.split()) for line in text.splitlines() if line.startswith("add")]
        return len(set(added)) == len(added)
