# By definition: a step back takes the current page to the front of the later ones, a step forward returns it.
# oracle:
#   calls.length <= 20
class BrowserHistory:
    def __init__(self, homepage):
        self.earlier, self.page, self.later = [], homepage, []

    def visit(self, url):
        self.earlier.append(self.page)
        self.page, self.later = url, []

    def back(self, steps):
        for _ in range(steps):
            if self.earlier:
                self.later.insert(0, self.page)
                self.page = self.earlier.pop()
        return self.page

    def forward(self, steps):
        for _ in range(steps):
            if self.later:
                self.earlier.append(self.page)
                self.page = self.later.pop(0)
        return self.page
