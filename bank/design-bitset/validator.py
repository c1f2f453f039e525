class Solution:
    def isValid(self, text: str) -> bool:
        calls = text.splitlines()[2:]
        asked = [calls.count(name) for name in ("all", "one", "count", "toString")]
        return sum(asked) > 0 and asked[3] <= 5
