# By definition: second by second, each domino that stands looks at its neighbours, until nothing moves.
# oracle:
#   n <= 12
class Solution:
    def pushDominoes(self, dominoes):
        while True:
            line = "." + dominoes + "."
            moved = ""
            for i, state in enumerate(dominoes):
                from_left, from_right = line[i] == "R", line[i + 2] == "L"
                if state == "." and from_left != from_right:
                    state = "R" if from_left else "L"
                moved += state
            if moved == dominoes:
                return moved
            dominoes = moved
