class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        n = int(lines[0])
        words = set(lines[1:n + 1])
        for call in lines[n + 2:n + 2 + int(lines[n + 1])]:
            asked = call.split(" ")[1:]
            if len(asked) != 2 or asked[0] == asked[1] or not words.issuperset(asked):
                return False
        return True
