class Solution:
    def isValid(self, s, wordDict):
        # At most 10^5 sentences.
        ways = [1] + [0] * len(s)
        for i in range(len(s)):
            if ways[i]:
                for word in wordDict:
                    if s.startswith(word, i):
                        ways[i + len(word)] += ways[i]
        return ways[-1] <= 10**5
