# Every choice of places in s3 for the letters of s1 is tried; the letters of s2 take the others.
# oracle:
#   s1.length, s2.length <= 5
#   s3.length <= 10
from itertools import combinations


class Solution:
    def isInterleave(self, s1, s2, s3):
        if len(s1) + len(s2) != len(s3):
            return False
        places = range(len(s3))
        for chosen in combinations(places, len(s1)):
            first = "".join(s3[i] for i in chosen)
            other = "".join(s3[i] for i in places if i not in chosen)
            if first == s1 and other == s2:
                return True
        return False
