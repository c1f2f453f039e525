class Solution:
    def isValid(self, arriveAlice, leaveAlice, arriveBob, leaveBob):
        # With two digits each for month and day, dates are ordered as their texts are.
        return arriveAlice <= leaveAlice and arriveBob <= leaveBob
