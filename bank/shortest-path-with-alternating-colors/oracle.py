# A path with a last edge of one colour is one longer than a path with the other colour to the start of that edge; the
# lengths are lowered along single edges until none can be lowered.
# oracle:
#   n <= 4
#   redEdges.length <= 6
#   blueEdges.length <= 6
class Solution:
    def shortestAlternatingPaths(self, n, redEdges, blueEdges):
        far = 10 ** 9
        edges = [(a, b, 0) for a, b in redEdges] + [(a, b, 1) for a, b in blueEdges]
        length = [[far, far] for _ in range(n)]
        length[0] = [0, 0]
        lowered = True
        while lowered:
            lowered = False
            for a, b, colour in edges:
                if length[a][1 - colour] + 1 < length[b][colour]:
                    length[b][colour] = length[a][1 - colour] + 1
                    lowered = True
        return [min(pair) if min(pair) < far else -1 for pair in length]
