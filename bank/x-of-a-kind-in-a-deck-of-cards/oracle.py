# By definition: every size of the groups is tried, and each number must fill its groups.
# oracle:
#   deck.length <= 16
#   deck[i] <= 4
class Solution:
    def hasGroupsSizeX(self, deck):
        return any(all(deck.count(card) % x == 0 for card in deck) for x in range(2, len(deck) + 1))
