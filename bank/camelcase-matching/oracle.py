# By definition: the pattern becomes an expression with any lowercase letters at each place.
# oracle:
#   queries.length <= 3
#   queries[i].length <= 6
#   pattern.length <= 4
#   queries[i], pattern consist of 'A' to 'B', 'a' to 'b'
import re


class Solution:
    def camelMatch(self, queries, pattern):
        expression = "[a-z]*" + "".join(letter + "[a-z]*" for letter in pattern)
        return [re.fullmatch(expression, query) is not None for query in queries]
