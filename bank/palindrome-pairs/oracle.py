# By definition: each pair is put together and compared with its reverse.
# oracle:
#   words.length <= 12
#   words[i].length <= 20
class Solution:
    def palindromePairs(self, words):
        pairs = []
        for i, a in enumerate(words):
            for j, b in enumerate(words):
                if i != j and a + b == (a + b)[::-1]:
                    pairs.append([i, j])
        return pairs
