# By definition: each element of the part is counted in it.
# oracle:
#   arr.length <= 12
#   arr[i] <= 20
#   calls.length <= 12
class MajorityChecker:
    def __init__(self, arr):
        self.arr = arr

    def query(self, left, right, threshold):
        part = self.arr[left:right + 1]
        for element in part:
            if part.count(element) >= threshold:
                return element
        return -1
