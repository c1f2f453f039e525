class Solution:
    def isValid(self, sentence, k):
        return all(len(word) <= k for word in sentence.split(" "))
