# By definition: every order of the barcodes is grown one by one, as long as no two neighbours are equal.
# oracle:
#   barcodes.length <= 7
class Solution:
    def rearrangeBarcodes(self, barcodes):
        def grow(row, rest):
            if not rest:
                return row
            for code in sorted(set(rest)):
                if row[-1:] != [code]:
                    i = rest.index(code)
                    done = grow(row + [code], rest[:i] + rest[i + 1:])
                    if done:
                        return done

        return grow([], barcodes)
