# By definition: from every leaf the path is climbed to the root.
# oracle:
#   nums.length <= 15
class Solution:
    def pathSum(self, nums):
        values = {(num // 100, num // 10 % 10): num % 10 for num in nums}
        total = 0
        for depth, place in values:
            if (depth + 1, 2 * place - 1) in values or (depth + 1, 2 * place) in values:
                continue
            while depth > 0:
                total += values[depth, place]
                depth, place = depth - 1, (place + 1) // 2
        return total
