# By definition: the whole path of each file is written out; the directory of a line is sought upwards, one level
# higher.
# oracle:
#   input.length <= 60
class Solution:
    def lengthLongestPath(self, input):
        lines = input.split("\n")

        def path(at):
            depth = lines[at].count("\t")
            name = lines[at].replace("\t", "")
            if depth == 0:
                return name
            parent = max(i for i in range(at) if lines[i].count("\t") == depth - 1)
            return path(parent) + "/" + name

        return max((len(path(at)) for at in range(len(lines)) if "." in lines[at]), default=0)
