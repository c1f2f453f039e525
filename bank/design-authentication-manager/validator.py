class Solution:
    def isValid(self, text: str) -> bool:
        tokens = [line.split()[1] for line in text.splitlines() if line.startswith("generate ")]
        return len(set(tokens)) == len(tokens)
