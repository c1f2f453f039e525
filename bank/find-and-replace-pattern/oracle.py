# By definition: the letter for each letter of the pattern is written down; it may not change, and no letter may be
# used for two.
# oracle:
#   words.length <= 6
#   pattern.length <= 6
#   pattern, words[i] consist of 'a' to 'd'
class Solution:
    def findAndReplacePattern(self, words, pattern):
        found = []
        for word in words:
            replaced = dict(zip(pattern, word))
            text = "".join(replaced[letter] for letter in pattern)
            if text == word and len(set(replaced.values())) == len(replaced):
                found.append(word)
        return found
