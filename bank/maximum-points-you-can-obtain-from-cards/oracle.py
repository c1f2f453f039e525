# By definition: in every step both ends of the row are tried.
# oracle:
#   k <= 8
#   cardPoints.length <= 30
class Solution:
    def maxScore(self, cardPoints, k):
        if k == 0:
            return 0
        return max(
            cardPoints[0] + self.maxScore(cardPoints[1:], k - 1),
            cardPoints[-1] + self.maxScore(cardPoints[:-1], k - 1),
        )
