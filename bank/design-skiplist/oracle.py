# By definition: the numbers lie in a list without any order, and each call looks through it.
# oracle:
#   calls.length <= 40
class Skiplist:
    def __init__(self):
        self.numbers = []

    def search(self, target):
        return target in self.numbers

    def add(self, num):
        self.numbers.append(num)

    def erase(self, num):
        there = num in self.numbers
        if there:
            self.numbers.remove(num)
        return there
