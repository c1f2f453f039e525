# By definition, for more and more turns: the positions from which the mouse can force its way to the food in so many.
# On a small grid no more positions are won long before 1000 turns.
# oracle:
#   grid.length <= 3
#   grid[i].length <= 4
class Solution:
    def canMouseWin(self, grid, catJump, mouseJump):
        cells = {(r, c): x for r, row in enumerate(grid) for c, x in enumerate(row) if x != "#"}
        start = {x: cell for cell, x in cells.items()}
        food = start["F"]

        def jumps(cell, longest):
            found = {cell}
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                r, c = cell
                for _ in range(longest):
                    r, c = r + down, c + right
                    if (r, c) not in cells:
                        break
                    found.add((r, c))
            return found

        cat_jumps = {cell: jumps(cell, catJump) for cell in cells}
        mouse_jumps = {cell: jumps(cell, mouseJump) for cell in cells}
        pairs = [(mouse, cat) for mouse in cells for cat in cells if mouse != cat and food not in (mouse, cat)]
        # Pairs that the mouse wins with itself to move.
        won = set()
        while True:
            # It jumps to the food, or to a pair from which all jumps of the cat lead to a won pair.
            safe = {pair for pair in pairs if all((pair[0], cat) in won for cat in cat_jumps[pair[1]])}
            more = {
                (mouse, cat)
                for mouse, cat in pairs
                if any(to == food or (to, cat) in safe for to in mouse_jumps[mouse])
            }
            if more == won:
                return (start["M"], start["C"]) in won
            won = more
