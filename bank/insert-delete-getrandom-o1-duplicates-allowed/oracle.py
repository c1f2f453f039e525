# By definition: a list with all items is scanned for each call, and a random item of it is drawn.
# oracle:
#   calls.length <= 40
import random


class RandomizedCollection:
    def __init__(self):
        self.items = []

    def insert(self, val):
        self.items.append(val)
        return self.items.count(val) == 1

    def remove(self, val):
        if val not in self.items:
            return False
        self.items.remove(val)
        return True

    def getRandom(self):
        return random.choice(self.items)
