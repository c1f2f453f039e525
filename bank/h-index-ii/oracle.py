# By definition: the largest h that as many papers reach is looked for.
# oracle:
#   n <= 60
class Solution:
    def hIndex(self, citations):
        return max(h for h in range(len(citations) + 1) if sum(c >= h for c in citations) >= h)
