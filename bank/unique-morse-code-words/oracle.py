# By definition: each word is written out in Morse code, and it counts if no word before it gives the same text.
# oracle:
#   words.length <= 8
#   words[i].length <= 4
#   words[i] consists of 'a' to 'i'
CODES = (
    ".-", "-...", "-.-.", "-..", ".", "..-.", "--.", "....", "..", ".---", "-.-", ".-..", "--",
    "-.", "---", ".--.", "--.-", ".-.", "...", "-", "..-", "...-", ".--", "-..-", "-.--", "--..",
)


class Solution:
    def uniqueMorseRepresentations(self, words):
        texts = ["".join(CODES[ord(letter) - ord("a")] for letter in word) for word in words]
        return sum(text not in texts[:i] for i, text in enumerate(texts))
