class Solution:
    def isValid(self, source, target, original, changed, cost):
        return all(before != after for before, after in zip(original, changed))
