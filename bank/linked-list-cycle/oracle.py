# Every node on the way is remembered; there is a cycle if one comes again.
# oracle:
#   The number of the nodes in the list is in the range [0, 40].
class Solution:
    def hasCycle(self, head):
        seen = []
        while head:
            if any(node is head for node in seen):
                return True
            seen.append(head)
            head = head.next
        return False
