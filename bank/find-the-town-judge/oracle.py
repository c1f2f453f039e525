# By definition: for each person, all people are asked whether they trust somebody and whether they trust that person.
# oracle:
#   n <= 6
#   trust.length <= 20
class Solution:
    def findJudge(self, n, trust):
        people = range(1, n + 1)
        judges = [
            judge
            for judge in people
            if all([judge, x] not in trust for x in people) and all([x, judge] in trust for x in people if x != judge)
        ]
        return judges[0] if len(judges) == 1 else -1
