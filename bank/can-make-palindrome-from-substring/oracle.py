# Equal letters go to opposite places two by two, and then two different ones are made equal as long as there are two
# left.
# oracle:
#   s.length <= 16
#   queries.length <= 8
class Solution:
    def canMakePaliQueries(self, s, queries):
        def possible(left, right, k):
            single = []
            for letter in s[left : right + 1]:
                if letter in single:
                    single.remove(letter)
                else:
                    single.append(letter)
            while len(single) > 1 and k:
                single, k = single[2:], k - 1
            return len(single) < 2

        return [possible(*query) for query in queries]
