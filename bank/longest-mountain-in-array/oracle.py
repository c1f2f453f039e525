# By definition: for every subarray of three or more, every place inside it is tried as the top.
# oracle:
#   arr.length <= 9
class Solution:
    def longestMountain(self, arr):
        def sorted_without_equals(part):
            return part == sorted(set(part))

        for size in range(len(arr), 2, -1):
            for start in range(len(arr) - size + 1):
                part = arr[start : start + size]
                for top in range(1, size - 1):
                    if sorted_without_equals(part[: top + 1]) and sorted_without_equals(part[:-size + top - 1 : -1]):
                        return size
        return 0
