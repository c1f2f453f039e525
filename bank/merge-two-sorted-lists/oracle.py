# By definition: the values of both lists are put into one pile, from which the smallest is taken
# again and again.
# oracle:
#   The number of nodes in both lists is in the range [0, 50].


class Solution:
    def mergeTwoLists(self, list1, list2):
        pile = []
        for node in (list1, list2):
            while node:
                pile.append(node.val)
                node = node.next
        head = None
        while pile:
            value = max(pile)
            pile.remove(value)
            head = ListNode(value, head)
        return head
