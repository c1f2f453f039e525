# By definition: from each node on, the nodes before it and after it are counted; the middle one has as many
# before it as after it, or one more.
# oracle:
#   The number of nodes in the list is in the range [1, 12].
class Solution:
    def middleNode(self, head):
        before = 0
        while True:
            after, node = 0, head.next
            while node:
                after, node = after + 1, node.next
            if before - after in (0, 1):
                return head
            before, head = before + 1, head.next
