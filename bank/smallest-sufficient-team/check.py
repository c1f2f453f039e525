from typing import List


class Solution:
    def check(self, req_skills: List[str], people: List[List[str]], expected: List[int], got: List[int]) -> str:
        if len(set(got)) != len(got):
            return "a person is named twice"
        for person in got:
            if not 0 <= person < len(people):
                return "there is no person %d" % person
        skills = {skill for person in got for skill in people[person]}
        for skill in req_skills:
            if skill not in skills:
                return "nobody has the skill %s" % skill
        if len(got) != len(expected):
            return "a team of %d is enough" % len(expected)
        return ""
