# By definition: a word counts if all words on the way to it are there.
# oracle:
#   words.length <= 10
class Solution:
    def longestWord(self, words):
        complete = [word for word in words if all(word[:size] in words for size in range(1, len(word)))]
        longest = max(map(len, complete), default=0)
        return min((word for word in complete if len(word) == longest), default="")
