# By definition: folders lie in folders, and each path is walked from the root, name by name.
# oracle:
#   calls.length <= 40
class FileSystem:
    def __init__(self):
        self.root = [None, {}]

    def walk(self, names):
        folder = self.root
        for name in names:
            folder = folder and folder[1].get(name)
        return folder

    def createPath(self, path, value):
        _, *names, last = path.split("/")
        parent = self.walk(names)
        if parent is None or last in parent[1]:
            return False
        parent[1][last] = [value, {}]
        return True

    def get(self, path):
        folder = self.walk(path.split("/")[1:])
        return folder[0] if folder else -1
