# By definition: on each day the places that have to rise and those that have to fall are collected before any changes.
# oracle:
#   arr.length <= 8
#   arr[i] <= 12
class Solution:
    def transformArray(self, arr):
        arr = list(arr)
        while True:
            places = range(1, len(arr) - 1)
            rising = [i for i in places if arr[i - 1] > arr[i] < arr[i + 1]]
            falling = [i for i in places if arr[i - 1] < arr[i] > arr[i + 1]]
            if not rising and not falling:
                return arr
            for i in rising:
                arr[i] += 1
            for i in falling:
                arr[i] -= 1
