# By definition, for games of more and more moves: who can force his end within so many. Nobody: a draw.
# oracle:
#   graph.length <= 7
class Solution:
    def catMouseGame(self, graph):
        n = len(graph)
        ended = {}
        for mouse in range(n):
            for cat in range(1, n):
                for turn in (1, 2):
                    ended[mouse, cat, turn] = 1 if mouse == 0 else 2 if mouse == cat else 0
        winner = ended
        while True:
            longer = dict(winner)
            for (mouse, cat, turn), who in winner.items():
                if ended[mouse, cat, turn]:
                    continue
                if turn == 1:
                    after = {winner[m, cat, 2] for m in graph[mouse]}
                else:
                    after = {winner[mouse, c, 1] for c in graph[cat] if c != 0}
                if turn in after:
                    longer[mouse, cat, turn] = turn
                elif len(after) == 1:
                    longer[mouse, cat, turn] = max(after)
            if longer == winner:
                return winner[1, 2, 1]
            winner = longer
