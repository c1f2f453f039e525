# By definition: all texts that extensions make of a word are collected, as long as they are not longer than s.
# oracle:
#   s.length <= 7
#   words.length <= 3
#   words[i].length <= 7
#   s, words[i] consist of 'a' to 'b'
class Solution:
    def expressiveWords(self, s, words):
        def stretchy(word):
            found = [word]
            for text in found:
                for i, c in enumerate(text):
                    if i == 0 or text[i - 1] != c:
                        size = len(text[i:]) - len(text[i:].lstrip(c))
                        for more in range(max(1, 3 - size), len(s) - len(text) + 1):
                            longer = text[:i] + c * more + text[i:]
                            if longer not in found:
                                found.append(longer)
            return s in found

        return sum(map(stretchy, words))
