# The people are sorted by their size, and the first one in the row takes as many as belong to the group, until the row
# is empty.
# oracle:
#   1 <= n <= 16
class Solution:
    def groupThePeople(self, groupSizes):
        row = sorted(range(len(groupSizes)), key=groupSizes.__getitem__)
        groups = []
        while row:
            size = groupSizes[row[0]]
            groups.append(row[:size])
            row = row[size:]
        return groups
