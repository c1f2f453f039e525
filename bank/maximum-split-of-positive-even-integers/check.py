class Solution:
    def check(self, finalSum: int, expected: List[int], got: List[int]) -> str:
        if len(got) != len(expected):
            return "%d numbers, and not %d" % (len(got), len(expected))
        if len(set(got)) != len(got):
            return "a number stands there twice"
        wrong = [x for x in got if x <= 0 or x % 2]
        if wrong:
            return "%d is not positive and even" % wrong[0]
        return "" if not got or sum(got) == finalSum else "the sum is %d" % sum(got)
