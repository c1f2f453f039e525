# By definition: the text is cut at every space, and the parts that are not empty are counted.
# oracle:
#   0 <= s.length <= 300
class Solution:
    def countSegments(self, s):
        return sum(part != "" for part in s.split(" "))
