# By definition: after each step the string is split at its zeros, and the lengths of the groups are looked at.
# oracle:
#   n <= 9
class Solution:
    def findLatestStep(self, arr, m):
        bits, latest = ["0"] * len(arr), -1
        for step, position in enumerate(arr, 1):
            bits[position - 1] = "1"
            if "1" * m in "".join(bits).split("0"):
                latest = step
        return latest
