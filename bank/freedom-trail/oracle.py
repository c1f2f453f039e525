# By definition: single steps (a turn by one place either way, or a press) are searched breadth first.
# oracle:
#   ring.length, key.length <= 16
class Solution:
    def findRotateSteps(self, ring, key):
        level, seen, steps = {(0, 0)}, set(), 0
        while True:
            seen |= level
            after = set()
            for top, spelled in level:
                if spelled == len(key):
                    return steps
                after.add(((top + 1) % len(ring), spelled))
                after.add(((top - 1) % len(ring), spelled))
                if ring[top] == key[spelled]:
                    after.add((top, spelled + 1))
            level, steps = after - seen, steps + 1
