# By definition: the highest score of each student is taken out five times.
# oracle:
#   items.length <= 200
class Solution:
    def highFive(self, items):
        scores = {}
        for student, score in items:
            scores.setdefault(student, []).append(score)
        result = []
        for student in sorted(scores):
            total = 0
            for _ in range(5):
                highest = max(scores[student])
                scores[student].remove(highest)
                total += highest
            result.append([student, total // 5])
        return result
