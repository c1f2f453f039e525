class Solution:
    def isValid(self, logs, k: int) -> bool:
        minutes = {}
        for who, time in logs:
            minutes.setdefault(who, set()).add(time)
        return max(map(len, minutes.values())) <= k
