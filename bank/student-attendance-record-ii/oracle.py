# By cases: without an absence, a record is a shorter one and a present day before at most two late days at its end;
# with one absence, it is two such records, one on each side of that day.
# oracle:
#   n <= 10500
from operator import mul


class Solution:
    # records without an absence, by length; a table that grows when a longer one is asked for
    plain = [1, 2, 4]

    def checkRecord(self, n):
        plain = Solution.plain
        while len(plain) <= n:
            plain.append((plain[-1] + plain[-2] + plain[-3]) % (10**9 + 7))
        # an absence at a day and at the same day from behind are equally many
        half = n // 2
        absent = 2 * sum(map(mul, plain[:half], plain[n - 1:n - 1 - half:-1])) + n % 2 * plain[half] ** 2
        return (plain[n] + absent) % (10**9 + 7)
