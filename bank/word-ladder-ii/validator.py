from collections import defaultdict


class Solution:
    def isValid(self, beginWord, endWord, wordList):
        # All shortest sequences together have at most 10^5 words.
        by_gap = defaultdict(list)
        for word in wordList:
            for i in range(len(word)):
                by_gap[i, word[:i], word[i + 1:]].append(word)
        level, seen, length = {beginWord: 1}, {beginWord}, 1
        while level and endWord not in level:
            following = defaultdict(int)
            for word, ways in level.items():
                for i in range(len(word)):
                    for other in by_gap[i, word[:i], word[i + 1:]]:
                        if other not in seen:
                            following[other] += ways
            seen.update(following)
            level, length = following, length + 1
        return level.get(endWord, 0) * length <= 10 ** 5
