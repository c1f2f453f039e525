class Solution:
    def check(self, rowSum: List[int], colSum: List[int], expected: List[List[int]], got: List[List[int]]) -> str:
        if len(got) != len(rowSum) or any(len(row) != len(colSum) for row in got):
            return "the matrix has another size"
        if any(min(row) < 0 for row in got):
            return "a negative number"
        for i, row in enumerate(got):
            if sum(row) != rowSum[i]:
                return "row %d has another sum" % i
        for j, column in enumerate(zip(*got)):
            if sum(column) != colSum[j]:
                return "column %d has another sum" % j
        return ""
