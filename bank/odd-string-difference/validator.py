class Solution:
    def isValid(self, words: List[str]) -> bool:
        # one word whose steps from letter to letter are other ones than those of all the rest
        kinds = {}
        for word in words:
            steps = tuple(ord(b) - ord(a) for a, b in zip(word, word[1:]))
            kinds[steps] = kinds.get(steps, 0) + 1
        return sorted(kinds.values()) == [1, len(words) - 1]
