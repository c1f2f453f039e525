# By definition: for each cell, the orders of its table and its item are counted.
# oracle:
#   orders.length <= 6
class Solution:
    def displayTable(self, orders):
        wanted = [(table, item) for _, table, item in orders]
        items = sorted({item for _, item in wanted})
        tables = sorted({table for table, _ in wanted}, key=int)
        return [["Table"] + items] + [
            [table] + [str(wanted.count((table, item))) for item in items] for table in tables
        ]
