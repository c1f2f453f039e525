# By definition: from each word of the first sentence, all pairs are followed until no new word is found.
# oracle:
#   sentence1.length <= 4
#   sentence2.length <= 4
#   similarPairs.length <= 8
#   sentence1[i].length <= 1
#   sentence2[i].length <= 1
#   x[i].length <= 1
#   y[i].length <= 1
#   sentence1[i], sentence2[i] consist of 'A' to 'F'
#   x[i], y[i] consist of 'A' to 'F'
class Solution:
    def areSentencesSimilarTwo(self, sentence1, sentence2, similarPairs):
        def similar(a, b):
            found = [a]
            for word in found:
                for pair in similarPairs:
                    if word in pair:
                        found += [other for other in pair if other not in found]
            return b in found

        return len(sentence1) == len(sentence2) and all(map(similar, sentence1, sentence2))
