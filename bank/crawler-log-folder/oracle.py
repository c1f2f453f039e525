# By definition: the path of the current folder is kept as a text, and its folders are counted in the end.
# oracle:
#   logs.length <= 12
class Solution:
    def minOperations(self, logs):
        path = ""
        for log in logs:
            if log == "../":
                path = "".join(folder + "/" for folder in path.split("/")[:-2])
            elif log != "./":
                path += log
        return path.count("/")
