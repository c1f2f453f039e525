# By search: for a rising number of moves, all moves of all machines are tried. A branch is left where a gap or a
# machine would need more moves than remain: what crosses a gap changes by at most one in a move, and so does what a
# machine has to give.
# oracle:
#   machines.length <= 4
#   machines[i] <= 12
from itertools import product


class Solution:
    def findMinMoves(self, machines):
        n, total = len(machines), sum(machines)
        if total % n:
            return -1
        goal = total // n
        failed = set()

        def need(state):
            passed = most = 0
            for x in state:
                passed += x - goal
                most = max(most, abs(passed), x - goal)
            return most

        def reach(state, left):
            if all(x == goal for x in state):
                return True
            if need(state) > left or (state, left) in failed:
                return False
            ways = []
            for i, x in enumerate(state):
                steps = [-1, 1] if x else []
                ways.append([d for d in steps if 0 <= i + d < n] + [0])
            for move in product(*ways):
                after = list(state)
                for i, d in enumerate(move):
                    after[i] -= 1
                    after[i + d] += 1
                if reach(tuple(after), left - 1):
                    return True
            failed.add((state, left))
            return False

        moves = 0
        while not reach(tuple(machines), moves):
            moves += 1
        return moves
