# By definition: the nodes are counted, and one walks to a random one of them.
# oracle:
#   The number of nodes in the linked list is in the range [1, 20].
#   calls.length <= 20
import random


class Solution:
    def __init__(self, head):
        self.head = head

    def getRandom(self):
        count, node = 0, self.head
        while node is not None:
            count, node = count + 1, node.next
        node = self.head
        for _ in range(random.randrange(count)):
            node = node.next
        return node.val
