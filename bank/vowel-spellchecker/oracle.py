# By definition: the list is searched three times, letter by letter, with a rule that gets weaker.
# oracle:
#   1 <= wordlist.length, queries.length <= 5
#   1 <= wordlist[i].length, queries[i].length <= 3
#   wordlist[i], queries[i] consist of 'A' to 'E', 'a' to 'e'
class Solution:
    def spellchecker(self, wordlist, queries):
        rules = (
            lambda a, b: a == b,
            lambda a, b: a.lower() == b.lower(),
            lambda a, b: a.lower() == b.lower() or (a in "aeiouAEIOU" and b in "aeiouAEIOU"),
        )

        def correct(query):
            for rule in rules:
                for word in wordlist:
                    if len(word) == len(query) and all(map(rule, word, query)):
                        return word
            return ""

        return [correct(query) for query in queries]
