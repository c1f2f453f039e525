# By definition: for each name, the suffixes are tried from the first one on.
# oracle:
#   names.length <= 6
#   names[i].length <= 7
#   names[i] consists of '(', ')', '1', 'a'
class Solution:
    def getFolderNames(self, names):
        folders = []
        for name in names:
            folder, k = name, 0
            while folder in folders:
                k += 1
                folder = name + "(" + str(k) + ")"
            folders.append(folder)
        return folders
