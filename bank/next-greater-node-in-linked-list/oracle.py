# By definition: from each node the list is walked on until a larger value comes.
# oracle:
#   The number of nodes in the list is in the range [1, 16].
class Solution:
    def nextLargerNodes(self, head):
        answer = []
        while head:
            later = head.next
            while later and later.val <= head.val:
                later = later.next
            answer.append(later.val if later else 0)
            head = head.next
        return answer
