# By definition: the days are walked back from today, up to the first one with a greater price.
# oracle:
#   calls.length <= 40
class StockSpanner:
    def __init__(self):
        self.prices = []

    def next(self, price):
        self.prices.append(price)
        span = 0
        for earlier in reversed(self.prices):
            if earlier > price:
                break
            span += 1
        return span
