# The pairs stand in a list in the order of their last use, which is searched from its beginning.
# oracle:
#   calls.length <= 40
class LRUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.pairs = []

    def get(self, key):
        for i, (known, value) in enumerate(self.pairs):
            if known == key:
                self.pairs.append(self.pairs.pop(i))
                return value
        return -1

    def put(self, key, value):
        self.pairs = [pair for pair in self.pairs if pair[0] != key]
        self.pairs.append((key, value))
        if len(self.pairs) > self.capacity:
            self.pairs.pop(0)
