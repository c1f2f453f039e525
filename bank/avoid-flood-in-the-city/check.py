class Solution:
    def check(self, rains: List[int], expected: List[int], got: List[int]) -> str:
        if not expected:
            return "" if not got else "there is always a flood"
        if len(got) != len(rains):
            return "not one number for each day"
        full = set()
        for day, (lake, dried) in enumerate(zip(rains, got)):
            if lake > 0:
                if dried != -1:
                    return "day %d: it rains" % day
                if lake in full:
                    return "day %d: a flood" % day
                full.add(lake)
            elif not 1 <= dried <= 10**9:
                return "day %d: not a lake" % day
            else:
                full.discard(dried)
        return ""
