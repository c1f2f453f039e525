from typing import List


class Solution:
    def check(self, k: int, rowConditions: List[List[int]], colConditions: List[List[int]], expected: List[List[int]], got: List[List[int]]) -> str:
        if not got:
            return "there is such a matrix" if expected else ""
        if len(got) != k or any(len(row) != k for row in got):
            return "not a k x k matrix"
        places = {}
        for i, row in enumerate(got):
            for j, number in enumerate(row):
                if number:
                    if not 1 <= number <= k or number in places:
                        return "a number that is out of range or comes twice"
                    places[number] = i, j
        if len(places) < k:
            return "a number is missing"
        if any(places[above][0] >= places[below][0] for above, below in rowConditions):
            return "a row condition is broken"
        if any(places[left][1] >= places[right][1] for left, right in colConditions):
            return "a column condition is broken"
        return ""
