# By definition: the binary representation of every number up to n is looked at, and each once: the counts are kept.
# oracle:
#   n <= 50000
class Solution:
    # how many numbers up to each one count; a list that grows when a greater one is asked for
    counts = []

    def findIntegers(self, n):
        counts = Solution.counts
        for x in range(len(counts), n + 1):
            counts.append((counts[-1] if counts else 0) + ("11" not in bin(x)))
        return counts[n]
