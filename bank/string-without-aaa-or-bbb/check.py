class Solution:
    def check(self, a: int, b: int, expected: str, got: str) -> str:
        if len(got) != a + b or got.count("a") != a or got.count("b") != b:
            return "not %d times a and %d times b" % (a, b)
        return "three equal letters in a row" if "aaa" in got or "bbb" in got else ""
