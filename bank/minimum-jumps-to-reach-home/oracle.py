# By definition: all positions that can be reached with so many jumps are collected, each with the kind of its last
# jump, up to a position far from all others.
# oracle:
#   forbidden.length <= 5
#   1 <= a, b, forbidden[i] <= 12
#   x <= 12
class Solution:
    def minimumJumps(self, forbidden, a, b, x):
        blocked = set(forbidden)
        border = {(0, "")}
        seen = set(border)
        jumps = 0
        while border:
            if any(position == x for position, _ in border):
                return jumps
            forward = {(position + a, "forward") for position, _ in border}
            back = {(position - b, "back") for position, last in border if last != "back"}
            border = {
                (position, last)
                for position, last in forward | back
                if 0 <= position <= 120 and position not in blocked
            } - seen
            seen |= border
            jumps += 1
        return -1
