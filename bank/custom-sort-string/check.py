class Solution:
    def check(self, order: str, s: str, expected: str, got: str) -> str:
        if sorted(got) != sorted(s):
            return "not a permutation of s"
        places = [order.index(c) for c in got if c in order]
        return "" if places == sorted(places) else "wrong order"
