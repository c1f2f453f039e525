# By definition: every sequence of different genes of the bank is followed as long as each step is one mutation.
# oracle:
#   bank.length <= 5
class Solution:
    def minMutation(self, startGene, endGene, bank):
        def least(gene, left):
            if gene == endGene:
                return 0
            best = float("inf")
            for other in left:
                if sum(a != b for a, b in zip(gene, other)) == 1:
                    best = min(best, 1 + least(other, left - {other}))
            return best

        steps = least(startGene, set(bank))
        return -1 if steps == float("inf") else steps
