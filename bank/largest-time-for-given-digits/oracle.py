# By definition: the digits are put in every order, and of those that are times the greatest text is the latest time.
# oracle:
#   0 <= arr[i] <= 9
from itertools import permutations


class Solution:
    def largestTimeFromDigits(self, arr):
        times = ["%d%d:%d%d" % order for order in permutations(arr)]
        return max((time for time in times if time[:2] < "24" and time[3:] < "60"), default="")
