# By definition: each allowed letter is taken out of the word, and nothing may be left.
# oracle:
#   words.length <= 8
#   words[i].length <= 6
class Solution:
    def countConsistentStrings(self, allowed, words):
        count = 0
        for word in words:
            for letter in allowed:
                word = word.replace(letter, "")
            count += word == ""
        return count
