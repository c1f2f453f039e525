# By definition: among the workers and bikes that are left, the least pair is searched for again and again.
# oracle:
#   n <= 4
#   m <= 5
#   workers[i][j] <= 6
#   bikes[i][j] <= 6
class Solution:
    def assignBikes(self, workers, bikes):
        answer = {}
        while len(answer) < len(workers):
            answer.update([min(
                (abs(a - c) + abs(b - d), i, j)
                for i, (a, b) in enumerate(workers) if i not in answer
                for j, (c, d) in enumerate(bikes) if j not in answer.values()
            )[1:]])
        return [answer[i] for i in range(len(workers))]
