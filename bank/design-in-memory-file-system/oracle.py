# By definition: all paths are kept in flat lists, and a listing looks at the beginnings of all of them.
# oracle:
#   calls.length <= 40
class FileSystem:
    def __init__(self):
        self.directories = []
        self.files = {}

    def ls(self, path):
        if path in self.files:
            return [path.split("/")[-1]]
        above = path.rstrip("/") + "/"
        names = [p[len(above):].split("/")[0] for p in self.directories + list(self.files) if p.startswith(above)]
        return sorted(set(names))

    def mkdir(self, path):
        self.directories.append(path)

    def addContentToFile(self, filePath, content):
        self.files[filePath] = self.files.get(filePath, "") + content

    def readContentFromFile(self, filePath):
        return self.files[filePath]
