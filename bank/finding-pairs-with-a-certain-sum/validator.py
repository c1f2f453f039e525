class Solution:
    def isValid(self, text: str) -> bool:
        # Each method is called at most 1000 times.
        names = [line.split(" ")[0] for line in text.split("\n")]
        return names.count("add") <= 1000 and names.count("count") <= 1000
