# By definition: from each moment every course left that can still be finished is tried next.
# oracle:
#   courses.length <= 6
class Solution:
    def scheduleCourse(self, courses):
        def most(time, left):
            best = 0
            for i, (duration, last) in enumerate(left):
                if time + duration <= last:
                    best = max(best, 1 + most(time + duration, left[:i] + left[i + 1 :]))
            return best

        return most(0, courses)
