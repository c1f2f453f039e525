# By definition: from each empty land the reachable cells are found step by step; a building is as far as the first
# step that meets it.
# oracle:
#   grid.length <= 5
#   grid[i].length <= 5
class Solution:
    def shortestDistance(self, grid):
        cells = {(y, x): value for y, row in enumerate(grid) for x, value in enumerate(row)}
        buildings = {place for place, value in cells.items() if value == 1}

        def travel(house):
            seen, front, met, steps, total = {house}, {house}, set(), 0, 0
            while front:
                steps += 1
                near = {p for y, x in front for p in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)) if p in cells}
                total += steps * len(near & buildings - met)
                met |= near & buildings
                front = {p for p in near - seen if cells[p] == 0}
                seen |= front
            return total if met == buildings else None

        totals = [travel(place) for place, value in cells.items() if value == 0]
        return min((total for total in totals if total is not None), default=-1)
