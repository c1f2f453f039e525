class Solution:
    def isValid(self, n: int, artifacts: List[List[int]], dig: List[List[int]]) -> bool:
        covered = set()
        for r1, c1, r2, c2 in artifacts:
            for r in range(r1, r2 + 1):
                for c in range(c1, c2 + 1):
                    if (r, c) in covered:
                        return False
                    covered.add((r, c))
        return True
