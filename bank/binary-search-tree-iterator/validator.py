class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        nodes = sum(word != "null" for word in lines[1].split())
        return lines[3:].count("next") <= nodes
