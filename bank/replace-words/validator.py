class Solution:
    def isValid(self, dictionary, sentence):
        return max(map(len, sentence.split(" "))) <= 1000
