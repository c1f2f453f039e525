# By definition: every team is tried, the smallest ones first.
# oracle:
#   req_skills.length <= 6
#   people.length <= 7
from itertools import combinations


class Solution:
    def smallestSufficientTeam(self, req_skills, people):
        for size in range(len(people) + 1):
            for team in combinations(range(len(people)), size):
                if set(req_skills).issubset(skill for person in team for skill in people[person]):
                    return list(team)
