# The turns are taken back: the last one printed an interval whose letters are still equal, and what was below them is
# free. All ways back are tried.
# oracle:
#   s.length <= 8
class Solution:
    def strangePrinter(self, s):
        n = len(s)
        states, turns = {s}, 0
        while "?" * n not in states:
            before = set()
            for state in states:
                for i in range(n):
                    letters = set()
                    for j in range(i + 1, n + 1):
                        letters |= {state[j - 1]} - {"?"}
                        if len(letters) > 1:
                            break
                        before.add(state[:i] + "?" * (j - i) + state[j:])
            states, turns = before, turns + 1
        return turns
