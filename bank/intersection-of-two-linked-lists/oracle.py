# Every node of the first list is compared with every node of the second one.
# oracle:
#   listA.length <= 20
#   listB.length <= 20
#   tail.length <= 20
class Solution:
    def getIntersectionNode(self, headA, headB):
        a = headA
        while a:
            b = headB
            while b:
                if a is b:
                    return a
                b = b.next
            a = a.next
        return None
