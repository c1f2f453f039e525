# By definition: all numbers that are not in the blacklist are listed, and one of the list is drawn.
# oracle:
#   n <= 40
#   calls.length <= 60
import random


class Solution:
    def __init__(self, n, blacklist):
        self.allowed = [x for x in range(n) if x not in blacklist]

    def pick(self):
        return random.choice(self.allowed)
