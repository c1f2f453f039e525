class Solution:
    def isValid(self, paths: List[List[str]]) -> bool:
        after = {a: b for a, b in paths}
        starts = set(after) - set(after.values())
        if len(after) != len(paths) or len(starts) != 1:
            return False
        city, steps = starts.pop(), 0
        while city in after and steps <= len(paths):
            city = after[city]
            steps += 1
        return steps == len(paths)
