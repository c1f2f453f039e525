# By definition: ever more payments are made, of any amount up to what the payer owes and to anybody else, until
# nobody owes anything.
# oracle:
#   transactions.length <= 4
#   from_i < 4
#   to_i < 4
#   amount_i <= 3
class Solution:
    def minTransfers(self, transactions):
        balance = [0] * 4
        for a, b, amount in transactions:
            balance[a] -= amount
            balance[b] += amount
        level = {tuple(balance)}
        payments = 0
        while (0,) * 4 not in level:
            payments += 1
            further = set()
            for state in level:
                for a in range(4):
                    for b in range(4):
                        for amount in range(1, -state[a] + 1 if a != b else 0):
                            after = list(state)
                            after[a] += amount
                            after[b] -= amount
                            further.add(tuple(after))
            level = further
        return payments
