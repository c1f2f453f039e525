# By definition: a list is scanned for each call, and a random item of it is drawn.
# oracle:
#   calls.length <= 40
import random


class RandomizedSet:
    def __init__(self):
        self.values = []

    def insert(self, val):
        if val in self.values:
            return False
        self.values.append(val)
        return True

    def remove(self, val):
        if val not in self.values:
            return False
        self.values.remove(val)
        return True

    def getRandom(self):
        return random.choice(self.values)
