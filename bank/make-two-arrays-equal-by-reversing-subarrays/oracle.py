# By definition: all arrays that reversing subarrays reaches are searched.
# oracle:
#   target.length <= 4
#   target[i] <= 5
#   arr[i] <= 5
class Solution:
    def canBeEqual(self, target, arr):
        reached = [arr]
        for array in reached:
            for j in range(2, len(array) + 1):
                for i in range(j - 1):
                    other = array[:i] + array[i:j][::-1] + array[j:]
                    if other not in reached:
                        reached.append(other)
        return target in reached
