# By definition: all numbers are found that at most k swaps make, swap by swap.
# oracle:
#   num.length <= 5
#   k <= 12
class Solution:
    def minInteger(self, num, k):
        found, front = {num}, {num}
        for _ in range(k):
            front = {a[:i] + a[i + 1] + a[i] + a[i + 2 :] for a in front for i in range(len(num) - 1)} - found
            found |= front
        return min(found)
