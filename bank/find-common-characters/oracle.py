# By definition: each letter of the first word belongs to the answer if one of it can be taken out of every word.
# oracle:
#   words.length <= 5
#   words[i].length <= 8
#   words[i] consists of 'a' to 'd'
class Solution:
    def commonChars(self, words):
        rest = [list(word) for word in words]
        common = []
        for letter in words[0]:
            if all(letter in word for word in rest):
                for word in rest:
                    word.remove(letter)
                common.append(letter)
        return common
