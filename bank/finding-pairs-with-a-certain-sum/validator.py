class Solution:
    def isValid(self, text: str) -> bool:
        # each method is called at most so often
        names = [line.split(" ")[0] for line in text.split("\n")]
        return names.count("add") <= 1000 and names.count("count") <= 1000
