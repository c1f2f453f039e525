# By definition: for each person all who have at least as much money are collected, and the quietest is chosen.
# oracle:
#   1 <= n <= 8
#   richer.length <= 10
class Solution:
    def loudAndRich(self, richer, quiet):
        answer = []
        for person in range(len(quiet)):
            rich = [person]
            for y in rich:
                rich.extend(a for a, b in richer if b == y and a not in rich)
            answer.append(min(rich, key=lambda x: quiet[x]))
        return answer
