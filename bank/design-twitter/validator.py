class Solution:
    def isValid(self, text: str) -> bool:
        ids = [line.split()[2] for line in text.splitlines() if line.startswith("postTweet ")]
        return len(ids) == len(set(ids))
