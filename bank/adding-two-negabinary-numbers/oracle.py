# By definition: both arrays are read as whole numbers, and their sum is divided by -2 again and again.
# oracle:
#   arr1.length <= 14
#   arr2.length <= 14
class Solution:
    def addNegabinary(self, arr1, arr2):
        total = sum(bit * (-2) ** i for arr in (arr1, arr2) for i, bit in enumerate(reversed(arr)))
        bits = [total % 2]
        while total - bits[0]:
            total = (total - bits[0]) // -2
            bits.insert(0, total % 2)
        return bits
