# By definition: each value begins as a component of its own, and two components are joined as long as a link leads from
# one to the other.
# oracle:
#   1 <= n <= 8
class Solution:
    def numComponents(self, head, nums):
        components = [{num} for num in nums]
        while head and head.next:
            one = [part for part in components if head.val in part]
            two = [part for part in components if head.next.val in part]
            if one and two:
                components = [part for part in components if part not in one + two] + [one[0] | two[0]]
            head = head.next
        return len(components)
