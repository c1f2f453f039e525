# By definition: from the top down, every cuboid that is left is put below in every rotation.
# oracle:
#   n <= 4
from itertools import permutations


class Solution:
    def maxHeight(self, cuboids):
        rotations = [set(permutations(sides)) for sides in cuboids]

        def best(top, left):
            heights = [0]
            for i in left:
                for w, l, h in rotations[i]:
                    if top[0] <= w and top[1] <= l and top[2] <= h:
                        heights.append(h + best((w, l, h), left - {i}))
            return max(heights)

        return best((0, 0, 0), frozenset(range(len(cuboids))))
