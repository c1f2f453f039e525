class Solution:
    def check(self, words: List[str], groups: List[int], expected: List[str], got: List[str]) -> str:
        if len(got) != len(expected):
            return "the length is %d, and %d is possible" % (len(got), len(expected))
        place = {word: i for i, word in enumerate(words)}
        if any(word not in place for word in got):
            return "not a word of words"
        for a, b in zip(got, got[1:]):
            if place[a] >= place[b]:
                return "the words %s and %s are not in order" % (a, b)
            if groups[place[a]] == groups[place[b]]:
                return "the words %s and %s are of one group" % (a, b)
            if len(a) != len(b) or sum(x != y for x, y in zip(a, b)) != 1:
                return "the words %s and %s do not differ in one place" % (a, b)
        return ""
