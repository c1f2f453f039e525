# By definition: the integers of a list count with its depth, and the lists in it are one deeper.
# oracle:
#   nestedList.length <= 50
class Solution:
    def depthSum(self, nestedList):
        def total(items, depth):
            whole = 0
            for item in items:
                if item.isInteger():
                    whole += depth * item.getInteger()
                else:
                    whole += total(item.getList(), depth + 1)
            return whole

        return total(nestedList, 1)
