# The letters are sorted by the places that they move to.
# oracle:
#   n <= 12
class Solution:
    def restoreString(self, s, indices):
        return "".join(letter for _, letter in sorted(zip(indices, s)))
