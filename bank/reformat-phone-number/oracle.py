# By definition: blocks of three are cut off until four digits or fewer are left, and these are a table.
# oracle:
#   number.length <= 24
class Solution:
    def reformatNumber(self, number):
        digits = [sign for sign in number if sign not in " -"]
        blocks = []
        while len(digits) > 4:
            blocks.append(digits[:3])
            del digits[:3]
        sizes = {2: (2,), 3: (3,), 4: (2, 2)}[len(digits)]
        for size in sizes:
            blocks.append(digits[:size])
            del digits[:size]
        return "-".join(map("".join, blocks))
