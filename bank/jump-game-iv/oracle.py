# The distances to the last place are made smaller as long as one jump leads to a place that is nearer by two or more.
# oracle:
#   arr.length <= 12
class Solution:
    def minJumps(self, arr):
        size = len(arr)
        pairs = [(a, b) for a in range(size) for b in range(size) if abs(a - b) == 1 or arr[a] == arr[b]]
        far = list(range(size))[::-1]
        while True:
            better = [(a, b) for a, b in pairs if far[a] > far[b] + 1]
            if not better:
                return far[0]
            for a, b in better:
                far[a] = min(far[a], far[b] + 1)
