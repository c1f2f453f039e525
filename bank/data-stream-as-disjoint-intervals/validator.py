class Solution:
    def isValid(self, text: str) -> bool:
        calls = text.split("\n")
        return calls.count("getIntervals") <= 100
