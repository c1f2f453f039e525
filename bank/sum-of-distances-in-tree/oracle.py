# By definition: from each node the others are reached step by step, and the numbers of steps are added.
# oracle:
#   n <= 9
class Solution:
    def sumOfDistancesInTree(self, n, edges):
        sums = []
        for start in range(n):
            inside, total = {start}, 0
            while len(inside) < n:
                total += n - len(inside)
                inside |= {x for edge in edges if inside & set(edge) for x in edge}
            sums.append(total)
        return sums
