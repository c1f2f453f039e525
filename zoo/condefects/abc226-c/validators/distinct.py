class Solution:
    def isValid(self, text: str) -> bool:
        for row in text.splitlines()[1:]:
            needed = row.split()[2:]
            if len(set(needed)) != len(needed):
                return False
        return True
