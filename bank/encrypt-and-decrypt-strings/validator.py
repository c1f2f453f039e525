class Solution:
    def isValid(self, text: str) -> bool:
        words = iter(text.split())

        def listed():
            return [next(words) for _ in range(int(next(words)))]

        keys = set(listed())
        listed()
        listed()
        for _ in range(int(next(words))):
            method, word = next(words), next(words)
            if method == "encrypt" and not set(word) <= keys:
                return False
        return True
