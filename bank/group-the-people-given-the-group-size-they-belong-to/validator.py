class Solution:
    def isValid(self, groupSizes):
        # The people who are in groups of one size must fill such groups.
        count = {}
        for size in groupSizes:
            count[size] = count.get(size, 0) + 1
        return all(people % size == 0 for size, people in count.items())
