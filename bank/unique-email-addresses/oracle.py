# By definition: in each address, one period after the other and the part from the plus to the sign @ are taken out.
# oracle:
#   emails.length <= 12
import re


class Solution:
    def numUniqueEmails(self, emails):
        different = []
        for email in emails:
            while "." in email.split("@")[0]:
                email = email.replace(".", "", 1)
            email = re.sub(r"^([^+@]*)\+[^@]*@", r"\1@", email)
            if email not in different:
                different.append(email)
        return len(different)
