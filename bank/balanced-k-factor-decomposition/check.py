class Solution:
    def check(self, n: int, k: int, expected: List[int], got: List[int]) -> str:
        if len(got) != k:
            return "expected %d numbers, got %d" % (k, len(got))
        if min(got) < 1:
            return "a number is not positive"
        product = 1
        for x in got:
            product *= x
        if product != n:
            return "the product is %d" % product
        least, difference = max(expected) - min(expected), max(got) - min(got)
        return "" if difference == least else "the difference is %d, and %d is possible" % (difference, least)
