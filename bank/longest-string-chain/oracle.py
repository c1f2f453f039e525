# By definition: each chain is continued with every word that comes from its last one by one inserted letter.
# oracle:
#   words.length <= 6
#   words[i].length <= 5
#   words[i] consists of 'a' to 'b'
class Solution:
    def longestStrChain(self, words):
        longest = 0
        chains = list(dict.fromkeys(words))
        while chains:
            longest += 1
            chains = {
                longer for word in chains for longer in words for i in range(len(word) + 1)
                if len(longer) == len(word) + 1 and word[:i] + longer[i] + word[i:] == longer
            }
        return longest
