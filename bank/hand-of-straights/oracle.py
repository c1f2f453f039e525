# By definition: some group contains the first card, so every group with this card is taken away and the rest is
# tried in the same way.
# oracle:
#   hand.length <= 9
#   hand[i] <= 9
class Solution:
    def isNStraightHand(self, hand, groupSize):
        if not hand:
            return True
        for start in range(hand[0] - groupSize + 1, hand[0] + 1):
            rest = list(hand)
            try:
                for card in range(start, start + groupSize):
                    rest.remove(card)
            except ValueError:
                continue
            if self.isNStraightHand(rest, groupSize):
                return True
        return False
