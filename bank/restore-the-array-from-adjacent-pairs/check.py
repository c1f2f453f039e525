class Solution:
    def check(self, adjacentPairs: List[List[int]], expected: List[int], got: List[int]) -> str:
        if len(got) != len(adjacentPairs) + 1:
            return "the array has another length"
        wanted = sorted((min(a, b), max(a, b)) for a, b in adjacentPairs)
        pairs = sorted((min(got[i], got[i + 1]), max(got[i], got[i + 1])) for i in range(len(got) - 1))
        return "" if pairs == wanted else "the array has other pairs"
