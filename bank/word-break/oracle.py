# By definition: every sequence of words that begins s is followed until one is all of s.
# oracle:
#   s.length <= 10
#   wordDict.length <= 6
class Solution:
    def wordBreak(self, s, wordDict):
        if not s:
            return True
        return any(s.startswith(word) and self.wordBreak(s[len(word):], wordDict) for word in wordDict)
