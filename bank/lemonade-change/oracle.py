# By definition: all amounts of bills in hand are kept that some way of giving change leaves.
# oracle:
#   bills.length <= 10
class Solution:
    def lemonadeChange(self, bills):
        hands = {(0, 0, 0)}
        for bill in bills:
            following = set()
            for fives, tens, twenties in hands:
                for a in range(fives + 1):
                    for b in range(tens + 1):
                        if 5 * a + 10 * b == bill - 5:
                            now = (fives - a + (bill == 5), tens - b + (bill == 10), twenties + (bill == 20))
                            following.add(now)
            hands = following
        return bool(hands)
