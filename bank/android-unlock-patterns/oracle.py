# By definition: patterns are drawn dot by dot; a line is refused if a dot that is not yet in the pattern lies on it,
# strictly between its ends.
# oracle:
#   n <= 5
class Solution:
    def numberOfPatterns(self, m, n):
        dots = [(row, col) for row in range(3) for col in range(3)]

        def between(a, b, c):
            """Whether c is the point halfway from a to b: on this grid no other one can lie on the line."""
            return a[0] + b[0] == 2 * c[0] and a[1] + b[1] == 2 * c[1]

        blocked = {(a, b): [c for c in dots if c not in (a, b) and between(a, b, c)] for a in dots for b in dots}

        def draw(pattern):
            count = 1 if m <= len(pattern) <= n else 0
            if len(pattern) < n:
                for dot in dots:
                    if dot not in pattern and all(c in pattern for c in blocked[pattern[-1], dot]):
                        count += draw(pattern + [dot])
            return count

        return sum(draw([dot]) for dot in dots)
