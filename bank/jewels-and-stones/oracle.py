# By definition: each stone is compared with each jewel.
# oracle:
#   1 <= jewels.length, stones.length <= 12
class Solution:
    def numJewelsInStones(self, jewels, stones):
        return sum(jewel == stone for jewel in jewels for stone in stones)
