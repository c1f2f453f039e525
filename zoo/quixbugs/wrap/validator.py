class Solution:
    def isValid(self, text, cols):
        return all(len(word) <= cols for word in text.split())
