# By definition: all rows of presses, as the states (buffer, selection) with the most letters that they allow.
# oracle:
#   n <= 22
class Solution:
    def maxA(self, n):
        states = {(0, 0): 0}
        for _ in range(n):
            after = {}
            for (buffer, selection), count in states.items():
                for key, letters in (
                    ((buffer, selection), count + 1),
                    ((buffer, count), count),
                    ((selection, selection), count),
                    ((buffer, selection), count + buffer),
                ):
                    if after.get(key, -1) < letters:
                        after[key] = letters
            states = after
        return max(states.values())
