# By definition: for each word its letters are taken out of the characters one by one.
# oracle:
#   words.length <= 8
#   words[i].length, chars.length <= 12
#   words[i], chars consist of 'a' to 'e'
class Solution:
    def countCharacters(self, words, chars):
        total = 0
        for word in words:
            rest = chars
            for letter in word:
                if letter not in rest:
                    break
                rest = rest.replace(letter, "", 1)
            else:
                total += len(word)
        return total
