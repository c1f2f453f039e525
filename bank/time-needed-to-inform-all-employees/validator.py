class Solution:
    def isValid(self, n, headID, manager, informTime):
        # Who has no subordinates needs no time; everybody is below the head (that is the line about the tree).
        leads = set(manager)
        return all(informTime[i] == 0 or i in leads for i in range(n))
