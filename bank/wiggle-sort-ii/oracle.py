# By definition: the numbers are placed one after another in every way that keeps the order, until all have a place.
# oracle:
#   nums.length <= 8
class Solution:
    def wiggleSort(self, nums):
        def place(done, left):
            if not left:
                return done
            for x in sorted(set(left)):
                if not done or (done[-1] < x if len(done) % 2 else done[-1] > x):
                    rest = list(left)
                    rest.remove(x)
                    whole = place(done + [x], rest)
                    if whole is not None:
                        return whole
            return None

        nums[:] = place([], nums)
