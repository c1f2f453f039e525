# By definition: each transaction is compared with all of them.
# oracle:
#   transactions.length <= 8
#   transactions[i] matches the pattern '[ab],(0|[1-9][0-9]|1[0-9][0-9]),([1-9]|1000|100[0-9]|999),[xy]'
class Solution:
    def invalidTransactions(self, transactions):
        rows = [text.split(",") for text in transactions]
        return [
            text
            for text, (name, time, amount, city) in zip(transactions, rows)
            if int(amount) > 1000
            or any(name == a and abs(int(time) - int(b)) <= 60 and city != d for a, b, c, d in rows)
        ]
