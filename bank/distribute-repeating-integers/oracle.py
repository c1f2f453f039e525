# By definition: every customer is given every integer of which enough copies are left.
# oracle:
#   n <= 10
#   m <= 4
class Solution:
    def canDistribute(self, nums, quantity):
        if not quantity:
            return True
        amount, others = quantity[0], quantity[1:]
        for x in set(nums):
            if nums.count(x) >= amount:
                left = sorted(nums, key=lambda y: y != x)[amount:]
                if self.canDistribute(left, others):
                    return True
        return False
