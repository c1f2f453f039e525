# The croaks can be sorted so that the i-th of all c, r, o, a and k belong together, and each must have its letters in
# order. Two croaks need two frogs if they overlap, so the most croaks at one time are counted.
# oracle:
#   croakOfFrogs.length <= 24
#   croakOfFrogs matches the pattern '(croak|croa|roak|cr|ro|oa|ak|cc|rr|oo|aa|kk|c|k){1,6}'
class Solution:
    def minNumberOfFrogs(self, croakOfFrogs):
        places = [[i for i, sign in enumerate(croakOfFrogs) if sign == letter] for letter in "croak"]
        if len(set(map(len, places))) > 1:
            return -1
        croaks = list(zip(*places))
        if any(list(croak) != sorted(croak) for croak in croaks):
            return -1
        return max(sum(croak[0] <= time <= croak[4] for croak in croaks) for time in range(len(croakOfFrogs)))
