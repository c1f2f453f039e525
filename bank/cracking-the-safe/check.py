class Solution:
    def check(self, n: int, k: int, expected: str, got: str) -> str:
        if len(got) != k ** n + n - 1:
            return "not of the smallest length"
        if not set(got) <= set("0123456789"[:k]):
            return "a sign that is no digit of the password"
        if len({got[at:at + n] for at in range(k ** n)}) != k ** n:
            return "some password is not entered"
        return ""
