# By definition: each next piece is taken in every length that the rules allow, as long as every third number is the
# sum of the two before it.
# oracle:
#   num.length <= 24
#   num consists of '0' to '2'
class Solution:
    def splitIntoFibonacci(self, num):
        def split(i, found):
            if len(found) > 2 and found[-3] + found[-2] != found[-1]:
                return []
            if i == len(num):
                return found if len(found) > 2 else []
            for j in range(i + 1, i + 2 if num[i] == "0" else len(num) + 1):
                if int(num[i:j]) >= 2**31:
                    break
                result = split(j, found + [int(num[i:j])])
                if result:
                    return result
            return []

        return split(0, [])
