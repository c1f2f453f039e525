# By definition: the history of all changes is kept, and the last one about the key decides.
# oracle:
#   calls.length <= 40
class MyHashMap:
    def __init__(self):
        self.history = []

    def put(self, key, value):
        self.history.append((key, value))

    def get(self, key):
        return next((value for changed, value in reversed(self.history) if changed == key), -1)

    def remove(self, key):
        self.history.append((key, -1))
