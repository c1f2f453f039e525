# By definition: all substrings of all other words are collected, and the words among them are returned.
# oracle:
#   words.length <= 5
#   words[i].length <= 4
class Solution:
    def stringMatching(self, words):
        def parts(word):
            return {word[i:j] for i in range(len(word)) for j in range(i + 1, len(word) + 1)}

        return [word for word in words if any(word in parts(other) for other in words if other != word)]
