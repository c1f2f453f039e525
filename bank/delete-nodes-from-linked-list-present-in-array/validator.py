class Solution:
    def isValid(self, nums, head):
        gone = set(nums)
        while head:
            if head.val not in gone:
                return True
            head = head.next
        return False
