# By definition: each query is compared with each word.
# oracle:
#   queries.length <= 4
#   words.length <= 6
#   1 <= queries[i].length, words[i].length <= 5
#   queries[i][j], words[i][j] consist of 'a' to 'c'
class Solution:
    def numSmallerByFrequency(self, queries, words):
        def f(s):
            return s.count(min(s))

        return [sum(f(query) < f(word) for word in words) for query in queries]
