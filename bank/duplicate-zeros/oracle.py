# By definition: a zero is inserted after each zero, and the last value falls off the end.
# oracle:
#   arr.length <= 20
class Solution:
    def duplicateZeros(self, arr):
        i = 0
        while i < len(arr):
            if arr[i] == 0:
                arr.insert(i + 1, 0)
                arr.pop()
                i += 1
            i += 1
