# By definition: all pairs of a length and a copied length that can be reached, one more operation at a time.
# oracle:
#   1 <= n <= 1000
class Solution:
    def minSteps(self, n):
        states, seen, steps = {(1, 0)}, {(1, 0)}, 0
        while all(length != n for length, _ in states):
            after = set()
            for length, copied in states:
                for state in ((length, length), (length + copied, copied)):
                    if state[0] <= n and state not in seen:
                        seen.add(state)
                        after.add(state)
            states, steps = after, steps + 1
        return steps
