# Every string becomes the row of its character numbers, and a full stop ends it.
# oracle:
#   strs.length <= 20
#   strs[i].length <= 20
class Codec:
    def encode(self, strs):
        return "".join("".join("%d," % ord(c) for c in text) + "." for text in strs)

    def decode(self, s):
        return ["".join(chr(int(number)) for number in row.split(",")[:-1]) for row in s.split(".")[:-1]]
