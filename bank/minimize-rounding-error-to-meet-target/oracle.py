# By definition: every price is rounded both ways, and the least error with the right sum is kept.
# oracle:
#   prices.length <= 7
#   prices[i] matches the pattern '[0-4][.][0-9]{3}'
#   target <= 30
from itertools import product


class Solution:
    def minimizeError(self, prices, target):
        thousandths = [int(price.replace(".", "")) for price in prices]
        ways = [{price // 1000, -(-price // 1000)} for price in thousandths]
        errors = [sum(abs(1000 * a - price) for a, price in zip(rounded, thousandths))
                  for rounded in product(*ways) if sum(rounded) == target]
        return "%d.%03d" % divmod(min(errors), 1000) if errors else "-1"
