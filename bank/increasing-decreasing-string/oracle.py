# By definition: the six steps are done as they are written.
# oracle:
#   s.length <= 10
class Solution:
    def sortString(self, s):
        left, result = list(s), ""
        while left:
            for choose in min, max:
                can = left
                while can:
                    letter = choose(can)
                    left.remove(letter)
                    result += letter
                    can = [other for other in left if choose(other, letter) == letter != other]
        return result
