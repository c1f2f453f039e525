# By search: the number is built digit by digit, smaller digits first, never below the given number; the first one
# above it is it.
# oracle:
#   1 <= n <= 2^31 - 1
class Solution:
    def nextGreaterElement(self, n):
        given = str(n)

        def build(text, rest):
            if not rest:
                return text if text > given else None
            for i in range(len(rest)):
                longer = text + rest[i]
                if longer >= given[:len(longer)] and (i == 0 or rest[i] != rest[i - 1]):
                    found = build(longer, rest[:i] + rest[i + 1:])
                    if found:
                        return found
            return None

        found = build("", sorted(given))
        return int(found) if found and int(found) < 2**31 else -1
