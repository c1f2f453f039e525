# By definition: each column is compared with its sorted form.
# oracle:
#   n <= 6
#   strs[i].length <= 6
class Solution:
    def minDeletionSize(self, strs):
        return sum(list(column) != sorted(column) for column in zip(*strs))
