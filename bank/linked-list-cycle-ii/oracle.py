# Every node on the way is remembered; the first that comes again begins the cycle.
# oracle:
#   The number of the nodes in the list is in the range [0, 40].
class Solution:
    def detectCycle(self, head):
        seen = []
        while head:
            if any(node is head for node in seen):
                return head
            seen.append(head)
            head = head.next
        return None
