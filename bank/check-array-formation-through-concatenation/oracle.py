# By definition: the pieces are concatenated in every order.
# oracle:
#   pieces.length <= 5
#   arr.length <= 8
#   1 <= arr[i], pieces[i][j] <= 12
from itertools import chain, permutations


class Solution:
    def canFormArray(self, arr, pieces):
        return any(list(chain(*order)) == arr for order in permutations(pieces))
