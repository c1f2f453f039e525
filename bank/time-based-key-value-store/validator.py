class Solution:
    def isValid(self, text: str) -> bool:
        times = [int(line.split(" ")[3]) for line in text.splitlines() if line.startswith("set ")]
        return all(a < b for a, b in zip(times, times[1:]))
