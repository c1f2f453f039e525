# By definition: the key is searched for and moved to the beginning.
# oracle:
#   m <= 12
class Solution:
    def processQueries(self, queries, m):
        order, answers = list(range(1, m + 1)), []
        for key in queries:
            answers.append(order.index(key))
            order.remove(key)
            order = [key] + order
        return answers
