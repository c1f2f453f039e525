# By definition: the set of the values, in order, is the new list.
# oracle:
#   The number of nodes in the list is in the range [0, 300].


class Solution:
    def deleteDuplicates(self, head):
        values = set()
        while head:
            values.add(head.val)
            head = head.next
        for value in sorted(values, reverse=True):
            head = ListNode(value, head)
        return head
