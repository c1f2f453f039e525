class Solution:
    def check(self, upper: int, lower: int, colsum: List[int], expected: List[List[int]], got: List[List[int]]) -> str:
        if not expected:
            return "" if not got else "there is no such matrix"
        if len(got) != 2 or any(len(row) != len(colsum) for row in got):
            return "not two rows of the right length"
        if any(x != 0 and x != 1 for row in got for x in row):
            return "not only 0 and 1"
        if [sum(row) for row in got] != [upper, lower]:
            return "a row has another sum"
        if [a + b for a, b in zip(got[0], got[1])] != colsum:
            return "a column has another sum"
        return ""
