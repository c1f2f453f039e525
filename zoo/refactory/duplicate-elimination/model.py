class Solution:
    def remove_extras(self, lst):
        return [x for i, x in enumerate(lst) if x not in lst[:i]]
