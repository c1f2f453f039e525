# By simulation: as long as abbreviations are shared, the prefixes of all words that share one grow by a letter.
# oracle:
#   words.length <= 10
#   words[i].length <= 14
class Solution:
    def wordsAbbreviation(self, words):
        prefix = [1] * len(words)
        while True:
            short = [word[:p] + str(len(word) - p - 1) + word[-1] for word, p in zip(words, prefix)]
            shared = [i for i, text in enumerate(short) if short.count(text) > 1]
            if not shared:
                break
            for i in shared:
                prefix[i] += 1
        return [text if len(text) < len(word) else word for word, text in zip(words, short)]
