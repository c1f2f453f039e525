# By definition: for each place, all words that are similar to the first one are listed from the pairs.
# oracle:
#   sentence1.length <= 8
#   sentence2.length <= 8
#   similarPairs.length <= 12
class Solution:
    def areSentencesSimilar(self, sentence1, sentence2, similarPairs):
        if len(sentence1) != len(sentence2):
            return False
        for i, word in enumerate(sentence1):
            possible = [word]
            for pair in similarPairs:
                if word in pair:
                    possible += pair
            if sentence2[i] not in possible:
                return False
        return True
