from typing import List


class Solution:
    def points(self, alice: List[int], bob: List[int]) -> int:
        return sum(k for k in range(12) if bob[k] > alice[k])

    def check(self, numArrows: int, aliceArrows: List[int], expected: List[int], got: List[int]) -> str:
        if len(got) != 12:
            return "there are 12 sections"
        if min(got) < 0:
            return "a section has less than no arrows"
        if sum(got) != numArrows:
            return "Bob shoots %d arrows" % sum(got)
        most, reached = self.points(aliceArrows, expected), self.points(aliceArrows, got)
        if reached != most:
            return "Bob gets %d points and can get %d" % (reached, most)
        return ""
