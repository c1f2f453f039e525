# By definition: for each subdomain, the visits of all domains are added that are equal to it or end with a dot and it.
# oracle:
#   cpdomains.length <= 6
class Solution:
    def subdomainVisits(self, cpdomains):
        pairs = [text.split() for text in cpdomains]
        known = set()
        for _, domain in pairs:
            parts = domain.split(".")
            known.update(".".join(parts[i:]) for i in range(len(parts)))
        return [
            "%d %s" % (sum(int(count) for count, domain in pairs if ("." + domain).endswith("." + sub)), sub)
            for sub in known
        ]
