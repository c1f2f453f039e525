# By definition: all elements are sorted, equal ones counted each.
# oracle:
#   matrix.length <= 7
class Solution:
    def kthSmallest(self, matrix, k):
        return sorted(x for row in matrix for x in row)[k - 1]
