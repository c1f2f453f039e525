class Solution:
    def isValid(self, n: int, queries) -> bool:
        ends = []
        # the ends of the roads that are open; each lies in the one before it
        for start, end in sorted(queries, key=lambda road: (road[0], -road[1])):
            while ends and ends[-1] <= start:
                ends.pop()
            if ends and ends[-1] < end:
                return False
            ends.append(end)
        return True
