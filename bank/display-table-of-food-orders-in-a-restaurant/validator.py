class Solution:
    def isValid(self, orders):
        tables = {str(table) for table in range(1, 501)}
        return all(table in tables for _, table, _ in orders)
