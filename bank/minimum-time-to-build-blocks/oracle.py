# By definition: a worker with several blocks to care for splits, and every division of the blocks among the two
# new workers is tried.
# oracle:
#   blocks.length <= 6
class Solution:
    def minBuildTime(self, blocks, split):
        n = len(blocks)
        # The time for each set of blocks, as bits.
        times = [0] * (1 << n)
        for group in range(1, 1 << n):
            if group & (group - 1) == 0:
                times[group] = blocks[group.bit_length() - 1]
                continue
            best = float("inf")
            part = (group - 1) & group
            while part > group ^ part:
                best = min(best, max(times[part], times[group ^ part]))
                part = (part - 1) & group
            times[group] = split + best
        return times[-1]
