# By definition: substrings are replaced by their lengths; the next one begins anywhere, but not beside the last.
# oracle:
#   word.length <= 7
class Solution:
    def generateAbbreviations(self, word):
        n = len(word)

        def tails(at, first):
            found = [word[at:]]
            for begin in range(at if first else at + 1, n):
                for end in range(begin + 1, n + 1):
                    found += [word[at:begin] + str(end - begin) + tail for tail in tails(end, False)]
            return found

        return tails(0, True)
