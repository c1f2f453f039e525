class Solution:
    def isValid(self, descriptions) -> bool:
        above, places = {}, set()
        for parent, child, left in descriptions:
            if child in above or (parent, left) in places:
                return False
            above[child] = parent
            places.add((parent, left))
        tops = {parent for parent, _ in places if parent not in above}
        if len(tops) != 1:
            return False
        good = set(tops)
        for child in above:
            way = set()
            while child not in good:
                if child in way:
                    return False
                way.add(child)
                child = above[child]
            good |= way
        return True
