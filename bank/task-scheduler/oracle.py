# By definition: all orders of the tasks are tried, with each task in the first interval that its rule allows.
# oracle:
#   tasks.length <= 7
#   tasks[i] is either 'A', 'B', 'C', or 'D'.
class Solution:
    def leastInterval(self, tasks, n):
        def finish(rest, last, now):
            if not rest:
                return now
            times = []
            for task in set(rest):
                time = max(now + 1, last[task] + n + 1) if task in last else now + 1
                others = list(rest)
                others.remove(task)
                times.append(finish(others, {**last, task: time}, time))
            return min(times)

        return finish(tasks, {}, 0)
