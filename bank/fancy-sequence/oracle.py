# By definition: each call changes all values of a list, and the modulus is taken only of an answer.
# oracle:
#   calls.length <= 40
#   idx <= 12
class Fancy:
    def __init__(self):
        self.values = []

    def append(self, val):
        self.values.append(val)

    def addAll(self, inc):
        self.values = [value + inc for value in self.values]

    def multAll(self, m):
        self.values = [value * m for value in self.values]

    def getIndex(self, idx):
        return self.values[idx] % (10**9 + 7) if idx < len(self.values) else -1
