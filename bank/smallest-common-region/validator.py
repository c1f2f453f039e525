class Solution:
    def isValid(self, regions, region1: str, region2: str) -> bool:
        above = {}
        for head, *parts in regions:
            for part in parts:
                if above.setdefault(part, head) != head:
                    return False
        names = {name for region in regions for name in region}
        if region1 not in names or region2 not in names:
            return False
        tops = names - above.keys()
        if len(tops) != 1:
            return False
        # each region leads to the only one that nothing contains, so that no circle is left
        good = set(tops)
        for name in names:
            way = []
            while name not in good:
                if len(way) > len(names):
                    return False
                way.append(name)
                name = above[name]
            good.update(way)
        return True
