# By definition: block by block, each allowed one is placed, and the rest of the pyramid is tried.
# oracle:
#   bottom.length <= 4
#   allowed.length <= 14
#   bottom, allowed[i] consist of 'A' to 'C'
class Solution:
    def pyramidTransition(self, bottom, allowed):
        def build(row, above):
            if len(row) == 1:
                return True
            if len(above) == len(row) - 1:
                return build(above, "")
            pair = row[len(above) : len(above) + 2]
            return any(build(row, above + pattern[2]) for pattern in allowed if pattern[:2] == pair)

        return build(bottom, "")
