class Solution:
    def isValid(self, price, special, needs):
        # Every offer has a piece of some item.
        return all(any(offer[:-1]) for offer in special)
