# The permutation grows from the left: a new number is either the greatest of all, or the least, and then all the others
# are raised by one, which leaves their order.
# oracle:
#   s.length <= 14
class Solution:
    def diStringMatch(self, s):
        perm = [0]
        for i, letter in enumerate(s, 1):
            perm = perm + [i] if letter == "I" else [x + 1 for x in perm] + [0]
        return perm
