# By definition: a row has the place that is the number of weaker rows.
# oracle:
#   m <= 6
#   n <= 5
class Solution:
    def kWeakestRows(self, mat, k):
        answer = [None] * len(mat)
        for j, strong in enumerate(mat):
            weaker = sum(sum(row) < sum(strong) or sum(row) == sum(strong) and i < j for i, row in enumerate(mat))
            answer[weaker] = j
        return answer[:k]
