# By definition: each interval of one list is cut with each of the other, and what is not empty is sorted.
# oracle:
#   firstList.length <= 10
#   secondList.length <= 10
class Solution:
    def intervalIntersection(self, firstList, secondList):
        cuts = [[max(a, c), min(b, d)] for a, b in firstList for c, d in secondList]
        return sorted(cut for cut in cuts if cut[0] <= cut[1])
