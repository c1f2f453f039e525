class Solution:
    def isValid(self, text: str) -> bool:
        # Each method is called at most 10^4 times.
        names = [line.split(" ")[0] for line in text.split("\n")]
        return all(names.count(name) <= 10**4 for name in ("transfer", "deposit", "withdraw"))
