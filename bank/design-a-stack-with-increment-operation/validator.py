class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        calls = [line.split()[0] for line in lines[2:2 + int(lines[1])]]
        for name in ("push", "pop", "increment"):
            if calls.count(name) > 1000:
                return False
        return True
