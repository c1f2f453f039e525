# By definition: each folder is compared with all others.
# oracle:
#   folder.length <= 12
class Solution:
    def removeSubfolders(self, folder):
        return [path for path in folder if not any(path.startswith(other + "/") for other in folder)]
