# By definition: all pairs of digits are tried, and results with a leading zero are left out.
# oracle:
#   num <= 200000
class Solution:
    def maxDiff(self, num):
        digits = "0123456789"
        results = [str(num).replace(x, y) for x in set(str(num)) for y in digits] + [str(num)]
        allowed = [int(result) for result in results if result[0] != "0"]
        return max(allowed) - min(allowed)
