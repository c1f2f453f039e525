class Solution:
    def isValid(self, text: str) -> bool:
        added, active = set(), set()
        for line in text.split("\n")[1:]:
            words = line.split()
            if not words or words[0] == "getOrdersAtPrice":
                continue
            order = words[1]
            if words[0] == "addOrder":
                if order in added:
                    return False
                added.add(order)
                active.add(order)
            elif order not in active:
                return False
            elif words[0] == "cancelOrder":
                active.remove(order)
        return True
