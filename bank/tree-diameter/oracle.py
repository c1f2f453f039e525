# By definition: from every node the longest path is walked.
# oracle:
#   n <= 9
class Solution:
    def treeDiameter(self, edges):
        def longest(node, before):
            steps = [b if a == node else a for a, b in edges if node in (a, b)]
            return max((1 + longest(step, node) for step in steps if step != before), default=0)

        return max(longest(node, None) for node in range(len(edges) + 1))
