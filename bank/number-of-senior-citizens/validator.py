class Solution:
    def isValid(self, details):
        phones = {text[:10] for text in details}
        seats = {text[13:] for text in details}
        return len(phones) == len(seats) == len(details)
