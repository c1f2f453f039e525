# By definition: each word of either sentence is counted there and looked for in the other one.
# oracle:
#   s1.length <= 12
#   s2.length <= 12
class Solution:
    def uncommonFromSentences(self, s1, s2):
        uncommon = []
        for own, other in (s1.split(), s2.split()), (s2.split(), s1.split()):
            uncommon += [word for word in own if own.count(word) == 1 and word not in other]
        return uncommon
