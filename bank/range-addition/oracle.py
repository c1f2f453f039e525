# By definition: each update is added to every element of its range.
# oracle:
#   length <= 40
#   updates.length <= 12
class Solution:
    def getModifiedArray(self, length, updates):
        array = [0] * length
        for start, end, inc in updates:
            for i in range(start, end + 1):
                array[i] += inc
        return array
