from typing import List


class Solution:
    def check(self, aliceSizes: List[int], bobSizes: List[int], expected: List[int], got: List[int]) -> str:
        if len(got) != 2:
            return "two numbers are wanted"
        if got[0] not in aliceSizes or got[1] not in bobSizes:
            return "there is no such box"
        if sum(aliceSizes) - 2 * got[0] != sum(bobSizes) - 2 * got[1]:
            return "the totals differ after it"
        return ""
