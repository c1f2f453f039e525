# By definition: all integers are collected with their depths; the weights follow from the deepest one.
# oracle:
#   nestedList.length <= 50
class Solution:
    def depthSumInverse(self, nestedList):
        found = []

        def collect(items, depth):
            for item in items:
                if item.isInteger():
                    found.append((item.getInteger(), depth))
                else:
                    collect(item.getList(), depth + 1)

        collect(nestedList, 1)
        deepest = max(depth for _, depth in found)
        return sum(value * (deepest - depth + 1) for value, depth in found)
