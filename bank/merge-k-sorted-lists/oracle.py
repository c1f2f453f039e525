# By definition: the values of all lists are gathered and sorted.
# oracle:
#   k <= 40
#   lists[i].length <= 12


class Solution:
    def mergeKLists(self, lists):
        values = []
        for node in lists:
            while node:
                values.append(node.val)
                node = node.next
        head = None
        for value in sorted(values, reverse=True):
            head = ListNode(value, head)
        return head
