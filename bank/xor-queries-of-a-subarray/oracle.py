# By definition: each query goes through its elements.
# oracle:
#   1 <= arr.length, queries.length <= 8
from functools import reduce
from operator import xor


class Solution:
    def xorQueries(self, arr, queries):
        return [reduce(xor, arr[left : right + 1]) for left, right in queries]
