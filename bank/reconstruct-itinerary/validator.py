class Solution:
    def isValid(self, tickets: List[List[str]]) -> bool:
        balance, out = {"JFK": 0}, {}
        for ticket in tickets:
            a, b = ticket
            if a == b:
                return False
            balance[a] = balance.get(a, 0) + 1
            balance[b] = balance.get(b, 0) - 1
            out.setdefault(a, []).append(b)
        odd = {p: d for p, d in balance.items() if d}
        if odd:
            if len(odd) != 2 or odd.get("JFK") != 1 or min(odd.values()) != -1:
                return False
        seen, stack = {"JFK"}, ["JFK"]
        while stack:
            for b in out.get(stack.pop(), []):
                if b not in seen:
                    seen.add(b)
                    stack.append(b)
        return len(seen) == len(balance) and "JFK" in out
