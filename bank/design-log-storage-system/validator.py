class Solution:
    def isValid(self, text: str) -> bool:
        ids = [line.split(" ")[1] for line in text.splitlines() if line.startswith("put ")]
        return len(ids) == len(set(ids))
