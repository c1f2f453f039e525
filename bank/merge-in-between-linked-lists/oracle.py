# By definition: both lists are written down as arrays, the part is exchanged, and a new list is made.
# oracle:
#   list1.length <= 12
#   list2.length <= 8
class Solution:
    def mergeInBetween(self, list1, a, b, list2):
        def values(node):
            return [node.val] + values(node.next) if node else []

        merged = values(list1)
        merged[a:b + 1] = values(list2)
        head = None
        for value in reversed(merged):
            node = ListNode(value)
            node.next = head
            head = node
        return head
