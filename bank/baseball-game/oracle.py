# The first C goes together with the operation before it until no C is left; then the record only grows.
# oracle:
#   operations.length <= 40
class Solution:
    def calPoints(self, operations):
        left = list(operations)
        while "C" in left:
            at = left.index("C")
            left = left[: at - 1] + left[at + 1 :]

        def score(i):
            if left[i] == "D":
                return 2 * scores[i - 1]
            if left[i] == "+":
                return scores[i - 1] + scores[i - 2]
            return int(left[i])

        scores = []
        for i in range(len(left)):
            scores.append(score(i))
        return sum(scores)
