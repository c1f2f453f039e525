# By definition: a list of pairs, of which all that begin with the prefix are added.
# oracle:
#   calls.length <= 30
class MapSum:
    def __init__(self):
        self.pairs = []

    def insert(self, key, val):
        self.pairs = [pair for pair in self.pairs if pair[0] != key] + [(key, val)]

    def sum(self, prefix):
        return sum(val for key, val in self.pairs if key[: len(prefix)] == prefix)
