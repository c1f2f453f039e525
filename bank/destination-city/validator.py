class Solution:
    def isValid(self, paths):
        after = {a: b for a, b in paths}
        if len(after) != len(paths):
            return False
        starts = set(after) - set(after.values())
        if len(starts) != 1:
            return False
        city, steps = starts.pop(), 0
        while city in after:
            city = after[city]
            steps += 1
        return steps == len(paths)
