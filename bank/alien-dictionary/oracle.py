# By definition: each order of the letters is tried until one sorts the words as they stand.
# oracle:
#   words.length <= 8
#   words[i].length <= 6
#   words[i] consists only of the characters 'a', 'b', 'c', 'd' and 'e'
from itertools import permutations


class Solution:
    def alienOrder(self, words):
        for order in permutations(sorted(set("".join(words)))):
            ranks = [[order.index(c) for c in word] for word in words]
            if all(a <= b for a, b in zip(ranks, ranks[1:])):
                return "".join(order)
        return ""
