# By definition: for each y the game is played in all ways, and each player takes the best turn for its own color.
# oracle:
#   n <= 5
class Solution:
    def btreeGameWinningMove(self, root, n, x):
        near = {value: set() for value in range(1, n + 1)}

        def join(node):
            for child in (node.left, node.right):
                if child:
                    near[node.val].add(child.val)
                    near[child.val].add(node.val)
                    join(child)

        def lead(mine, other, passed):
            turns = {new for node in mine for new in near[node]} - mine - other
            if turns:
                return max(-lead(other, mine | {turn}, False) for turn in turns)
            return len(mine) - len(other) if passed else -lead(other, mine, True)

        join(root)
        return any(lead({x}, {y}, False) < 0 for y in near if y != x)
