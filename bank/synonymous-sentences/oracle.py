# By definition: in each sentence that is known one word is replaced by its partner of one pair, until no new one comes.
# oracle:
#   synonyms.length <= 3
#   text consists of 0 to 4 words
class Solution:
    def generateSentences(self, synonyms, text):
        found = [text]
        for sentence in found:
            words = sentence.split(" ")
            for i, word in enumerate(words):
                for pair in synonyms:
                    if word in pair:
                        other = pair[1 - pair.index(word)]
                        changed = " ".join(words[:i] + [other] + words[i + 1:])
                        if changed not in found:
                            found.append(changed)
        return sorted(found)
