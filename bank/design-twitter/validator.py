class Solution:
    def isValid(self, text: str) -> bool:
        # No tweet comes twice, and nobody follows himself.
        ids = set()
        for line in text.split("\n")[1:]:
            name, *rest = line.split(" ")
            if name == "follow" and rest[0] == rest[1] or name == "postTweet" and rest[1] in ids:
                return False
            if name == "postTweet":
                ids.add(rest[1])
        return True
