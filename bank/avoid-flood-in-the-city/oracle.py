# By definition: on every dry day each full lake is tried, and lake 1 if all are empty.
# oracle:
#   rains.length <= 8
#   rains[i] <= 3
class Solution:
    def avoidFlood(self, rains):
        return self.plan(rains, 0, frozenset()) or []

    def plan(self, rains, day, full):
        if day == len(rains):
            return []
        lake = rains[day]
        if lake in full:
            return None
        if lake:
            choices = [(-1, full | {lake})]
        else:
            choices = [(dried, full - {dried}) for dried in full or {1}]
        for choice, after in choices:
            rest = self.plan(rains, day + 1, after)
            if rest is not None:
                return [choice] + rest
        return None
