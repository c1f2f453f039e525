class Solution:
    def isValid(self, matrix: List[List[int]], k: int) -> bool:
        if min(map(min, matrix)) <= k:
            return True
        if k >= 0 or min(map(min, matrix)) >= 0:
            return False
        m, n = len(matrix), len(matrix[0])
        for top in range(m):
            sums = [0] * n
            for row in matrix[top:]:
                run = 0
                for j in range(n):
                    sums[j] += row[j]
                    run = min(run, 0) + sums[j]
                    if run <= k:
                        return True
        return False
