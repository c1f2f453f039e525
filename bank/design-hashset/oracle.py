# By definition: the calls are written down, and the last change of a key says whether it is there.
# oracle:
#   calls.length <= 40
class MyHashSet:
    def __init__(self):
        self.changes = []

    def add(self, key):
        self.changes.append((key, True))

    def remove(self, key):
        self.changes.append((key, False))

    def contains(self, key):
        for changed, there in reversed(self.changes):
            if changed == key:
                return there
        return False
