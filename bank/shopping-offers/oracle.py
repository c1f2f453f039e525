# By definition: each offer in turn is used any number of times that fits, the rest is bought by the piece.
# oracle:
#   price.length <= 3
#   needs[i] <= 4
#   special.length <= 4
class Solution:
    def shoppingOffers(self, price, special, needs):
        def cheapest(offers, left):
            if not offers:
                return sum(p * x for p, x in zip(price, left))
            best, paid = None, 0
            while min(left) >= 0:
                rest = cheapest(offers[1:], left)
                if best is None or paid + rest < best:
                    best = paid + rest
                left = [x - y for x, y in zip(left, offers[0])]
                paid += offers[0][-1]
            return best

        return cheapest(special, needs)
