# By definition: every order of at most k projects that can be started one after another is tried.
# oracle:
#   profits.length <= 5
class Solution:
    def findMaximizedCapital(self, k, w, profits, capital):
        def best(have, left, projects):
            result = have
            if left:
                for i in projects:
                    if capital[i] <= have:
                        result = max(result, best(have + profits[i], left - 1, projects - {i}))
            return result

        return best(w, k, frozenset(range(len(profits))))
