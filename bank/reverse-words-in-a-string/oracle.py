# Letter by letter: a blank ends a word if one has begun, and each finished word is put before the earlier ones.
# oracle:
#   s.length <= 100
class Solution:
    def reverseWords(self, s):
        answer, word = "", ""
        for letter in s + " ":
            if letter != " ":
                word += letter
            elif word:
                answer = word + " " + answer if answer else word
                word = ""
        return answer
