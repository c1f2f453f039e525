class Solution:
    def isValid(self, req_skills, people):
        # The people have no other skills, and all together they have all.
        return {skill for person in people for skill in person} == set(req_skills)
