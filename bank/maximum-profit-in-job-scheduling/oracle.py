# By definition: every choice of jobs is made in which no two overlap.
# oracle:
#   startTime.length <= 7
class Solution:
    def jobScheduling(self, startTime, endTime, profit):
        jobs = list(zip(startTime, endTime, profit))

        def best(i, chosen):
            if i == len(jobs):
                return sum(gain for _, _, gain in chosen)
            start, end, _ = jobs[i]
            result = best(i + 1, chosen)
            if all(end <= begin or finish <= start for begin, finish, _ in chosen):
                result = max(result, best(i + 1, chosen + [jobs[i]]))
            return result

        return best(0, [])
