# By definition: after each query the even numbers of the whole array are added up.
# oracle:
#   nums.length <= 8
#   queries.length <= 8
class Solution:
    def sumEvenAfterQueries(self, nums, queries):
        numbers, sums = list(nums), []
        for val, index in queries:
            numbers[index] += val
            sums.append(sum(x for x in numbers if x % 2 == 0))
        return sums
