from typing import List


class Solution:
    def check(self, barcodes: List[int], expected: List[int], got: List[int]) -> str:
        if sorted(got) != sorted(barcodes):
            return "not the barcodes in another order"
        if any(a == b for a, b in zip(got, got[1:])):
            return "two neighbours are equal"
        return ""
