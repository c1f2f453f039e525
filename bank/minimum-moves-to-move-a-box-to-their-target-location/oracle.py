# By definition: every pair of places of player and box gets its fewest pushes, which single moves of the player
# improve until nothing changes.
# oracle:
#   m, n <= 4
class Solution:
    def minPushBox(self, grid):
        where = {}
        floor = set()
        for r, row in enumerate(grid):
            for c, mark in enumerate(row):
                where[mark] = r, c
                if mark != "#":
                    floor.add((r, c))
        pushes = {(where["S"], where["B"]): 0}
        improved = list(pushes)
        for player, box in improved:
            for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                ahead = player[0] + dy, player[1] + dx
                count, moved = pushes[player, box], box
                if ahead == box:
                    moved, count = (box[0] + dy, box[1] + dx), count + 1
                if ahead in floor and moved in floor and count < pushes.get((ahead, moved), 1000):
                    pushes[ahead, moved] = count
                    improved.append((ahead, moved))
        return min((count for (_, box), count in pushes.items() if box == where["T"]), default=-1)
