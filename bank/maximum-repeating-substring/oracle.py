# By definition: the word is repeated more and more often, and the sequence is searched for it.
# oracle:
#   sequence.length <= 12
#   word.length <= 4
class Solution:
    def maxRepeating(self, sequence, word):
        return max(k for k in range(len(sequence) + 1) if word * k in sequence)
