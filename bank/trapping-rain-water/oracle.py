# By definition: water that is too high at a place runs off to a neighbour until nothing changes any more.
# oracle:
#   n <= 24


class Solution:
    def trap(self, height):
        n = len(height)
        # Each level is at least the bar; outside of the map everything runs off.
        level = [max(height)] * n
        changed = True
        while changed:
            changed = False
            for i in range(n):
                beside = min(level[i - 1] if i > 0 else 0, level[i + 1] if i + 1 < n else 0)
                reached = max(height[i], min(level[i], beside))
                if reached < level[i]:
                    level[i] = reached
                    changed = True
        return sum(level) - sum(height)
