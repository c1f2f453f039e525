# By definition: the steps are done with every order of the deck until one reveals the cards as wanted.
# oracle:
#   deck.length <= 5
from itertools import permutations


class Solution:
    def deckRevealedIncreasing(self, deck):
        for order in permutations(deck):
            cards, last = list(order), 0
            while cards and cards[0] > last:
                last = cards[0]
                cards = cards[2:] + cards[1:2]
            if not cards:
                return list(order)
