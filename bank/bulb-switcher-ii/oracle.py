# By definition: the set of all statuses after each press, a status being a number with a bit for each bulb.
# oracle:
#   n <= 100
#   presses <= 100
class Solution:
    def flipLights(self, n, presses):
        labels = range(1, n + 1)
        buttons = [
            sum(1 << label for label in labels),
            sum(1 << label for label in labels if label % 2 == 0),
            sum(1 << label for label in labels if label % 2 == 1),
            sum(1 << label for label in labels if label % 3 == 1),
        ]
        statuses = {buttons[0]}
        for _ in range(presses):
            statuses = {status ^ button for status in statuses for button in buttons}
        return len(statuses)
