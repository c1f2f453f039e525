class Solution:
    def isValid(self, words: List[str], result: str) -> bool:
        return len(set("".join(words) + result)) <= 10
