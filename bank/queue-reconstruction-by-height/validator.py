class Solution:
    def isValid(self, people) -> bool:
        before = {}
        for count, (h, k) in enumerate(sorted(people, key=lambda person: (-person[0], person[1]))):
            if k > count or k <= before.get(h, -1):
                return False
            before[h] = k
        return True
