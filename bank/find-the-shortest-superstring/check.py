from typing import List


class Solution:
    def check(self, words: List[str], expected: str, got: str) -> str:
        if any(word not in got for word in words):
            return "a word is missing"
        return "" if len(got) == len(expected) else "it is not the shortest"
