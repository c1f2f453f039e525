# By definition: sign by sign, a period gets brackets and a digit stays.
# oracle:
#   address.length <= 14
class Solution:
    def defangIPaddr(self, address):
        return "".join(sign if sign.isdigit() else "[" + sign + "]" for sign in address)
