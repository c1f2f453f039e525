class Solution:
    def check(self, a: int, b: int, c: int, expected: str, got: str) -> str:
        if any(got.count(letter) > most for letter, most in (("a", a), ("b", b), ("c", c))):
            return "a letter comes too often"
        if got.count("a") + got.count("b") + got.count("c") != len(got):
            return "another letter than a, b and c"
        if any(letter * 3 in got for letter in "abc"):
            return "a letter comes three times in a row"
        return "" if len(got) >= len(expected) else "a longer one exists"
