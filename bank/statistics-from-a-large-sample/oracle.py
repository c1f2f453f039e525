# By definition: the whole sample is written down.
# oracle:
#   0 <= count[i] <= 2
from statistics import median


class Solution:
    def sampleStats(self, count):
        sample = [value for value, times in enumerate(count) for _ in range(times)]
        mode = count.index(max(count))
        return [float(x) for x in (min(sample), max(sample), sum(sample) / len(sample), median(sample), mode)]
