# By definition: the first person chooses a partner, and the people on the two sides of this handshake shake hands among
# themselves.
# oracle:
#   numPeople <= 1000
WAYS = [1]


class Solution:
    def numberOfWays(self, numPeople):
        while len(WAYS) <= numPeople // 2:
            WAYS.append(sum(one * other for one, other in zip(WAYS, reversed(WAYS))))
        return WAYS[numPeople // 2] % (10 ** 9 + 7)
