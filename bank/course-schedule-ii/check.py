class Solution:
    def check(self, numCourses: int, prerequisites: List[List[int]], expected: List[int], got: List[int]) -> str:
        if not expected:
            return "" if not got else "no order exists"
        if len(got) != numCourses or sorted(got) != list(range(numCourses)):
            return "not every course once"
        place = [0] * numCourses
        for i, course in enumerate(got):
            place[course] = i
        for a, b in prerequisites:
            if place[b] > place[a]:
                return "course %d comes before %d" % (a, b)
        return ""
