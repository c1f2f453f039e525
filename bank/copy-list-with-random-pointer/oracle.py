# The nodes are listed, a new one is made for each, and the pointers are set by the places in the list.
# oracle:
#   head.length <= 20
class Solution:
    def copyRandomList(self, head):
        old = []
        while head:
            old.append(head)
            head = head.next
        new = [Node(node.val) for node in old]
        for i, node in enumerate(old):
            new[i].next = new[i + 1] if i + 1 < len(new) else None
            new[i].random = new[[other is node.random for other in old].index(True)] if node.random else None
        return new[0] if new else None
