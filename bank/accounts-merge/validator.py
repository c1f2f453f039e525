import re
from typing import List

EMAIL = re.compile(r"[A-Za-z0-9_-]+([.+][A-Za-z0-9_-]+)*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*[.])+[A-Za-z]+")


class Solution:
    def isValid(self, accounts: List[List[str]]) -> bool:
        owner = {}
        for name, *emails in accounts:
            for email in emails:
                # accounts with an email in common are one person's, who has one name
                if not EMAIL.fullmatch(email) or owner.setdefault(email, name) != name:
                    return False
        return True
