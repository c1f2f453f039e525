# By definition: each rabbit in turn gets each of the colors so far that agree with its answer, or a new one.
# oracle:
#   answers.length <= 6
class Solution:
    def numRabbits(self, answers):
        def least(i, colors):
            if i == len(answers):
                return sum(answer + 1 for answer, _ in colors)
            found = [least(i + 1, colors + [(answers[i], 1)])]
            for j, (answer, seen) in enumerate(colors):
                if answer == answers[i] and seen <= answer:
                    found.append(least(i + 1, colors[:j] + [(answer, seen + 1)] + colors[j + 1:]))
            return min(found)

        return least(0, [])
