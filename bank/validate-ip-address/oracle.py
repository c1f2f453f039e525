# By definition: a part is compared with the texts of all numbers up to 255, and a pattern says what eight other parts
# are.
# oracle:
#   queryIP.length <= 60
import re

NUMBERS = [str(x) for x in range(256)]


class Solution:
    def validIPAddress(self, queryIP):
        parts = queryIP.split(".")
        if len(parts) == 4 and all(part in NUMBERS for part in parts):
            return "IPv4"
        if re.fullmatch("([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}", queryIP):
            return "IPv6"
        return "Neither"
