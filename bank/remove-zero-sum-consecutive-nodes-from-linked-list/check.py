from typing import Optional


class Solution:
    def check(self, head: Optional[ListNode], expected: Optional[ListNode], got: Optional[ListNode]) -> str:
        values, left = self.values(head), self.values(got)
        if left is None:
            return "too many nodes"
        total, sums = 0, {0}
        for value in left:
            total += value
            if total in sums:
                return "there is still a sequence with the sum 0"
            sums.add(total)
        # What is deleted between two nodes that stay has the sum 0, so before each of those both lists have the same sum.
        place = before = kept = 0
        for value in values:
            if place < len(left) and value == left[place] and before == kept:
                kept += value
                place += 1
            before += value
        return "" if place == len(left) and before == kept else "it cannot be reached by such deletions"

    def values(self, node):
        found = []
        while node:
            found.append(node.val)
            node = node.next
            if len(found) > 5000:
                return None
        return found
