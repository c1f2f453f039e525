class Solution:
    def isValid(self, text: str) -> bool:
        times = [int(line.split()[1]) for line in text.splitlines()[1:]]
        return times == sorted(times)
