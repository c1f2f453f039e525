class Solution:
    def isValid(self, wordsDict: List[str], word1: str, word2: str) -> bool:
        # the two words stand at two places, also where they are the same
        return word1 != word2 or wordsDict.count(word1) > 1
