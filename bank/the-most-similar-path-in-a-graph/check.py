from typing import List


class Solution:
    def check(
        self, n: int, roads: List[List[int]], names: List[str], targetPath: List[str], expected: List[int], got: List[int]
    ) -> str:
        if len(got) != len(targetPath):
            return "a path of the same length is wanted"
        if any(not 0 <= city < n for city in got):
            return "no city"
        joined = {(a, b) for a, b in roads} | {(b, a) for a, b in roads}
        if any(step not in joined for step in zip(got, got[1:])):
            return "cities without a road between them follow each other"

        def distance(path):
            return sum(names[city] != name for city, name in zip(path, targetPath))

        return "" if distance(got) <= distance(expected) else "another path is more similar"
