import re
import sys

sys.setrecursionlimit(20000)
TOKEN = re.compile(r"\(|\)|[^ ()]+")
NUMBER = re.compile("-?(0|[1-9][0-9]*)")
NAME = re.compile("[a-z][a-z0-9]*")
PROTECTED = ("add", "let", "mult")


class Illegal(Exception):
    pass


class Reader:
    def __init__(self, text):
        self.tokens = TOKEN.findall(text)
        self.at = 0
        # The values of each name, the innermost last.
        self.values = {}

    def next(self):
        if self.at == len(self.tokens):
            raise Illegal
        self.at += 1
        return self.tokens[self.at - 1]

    def wants(self, token):
        if self.next() != token:
            raise Illegal

    def fits(self, value):
        if not -2 ** 31 <= value < 2 ** 31:
            raise Illegal
        return value

    def variable(self, token):
        return NAME.fullmatch(token) and token not in PROTECTED

    def value(self):
        token = self.next()
        if NUMBER.fullmatch(token) and len(token) < 12:
            return self.fits(int(token))
        if self.variable(token):
            if not self.values.get(token):
                raise Illegal
            return self.values[token][-1]
        if token != "(":
            raise Illegal
        word = self.next()
        if word == "let":
            return self.let()
        if word not in PROTECTED:
            raise Illegal
        left = self.value()
        right = self.value()
        self.wants(")")
        return self.fits(left + right if word == "add" else left * right)

    def let(self):
        bound = []
        while True:
            if self.at + 1 >= len(self.tokens):
                raise Illegal
            name, behind = self.tokens[self.at:self.at + 2]
            if not self.variable(name) or behind == ")":
                break
            self.at += 1
            value = self.value()
            self.values.setdefault(name, []).append(value)
            bound.append(name)
        if not bound:
            raise Illegal
        value = self.value()
        self.wants(")")
        for name in bound:
            self.values[name].pop()
        return value


class Solution:
    def isValid(self, expression):
        # Nothing but single spaces between tokens, and none beside the inside of a bracket.
        if re.search(r"  |\( | \)|[^ (]\(|\)[^ )]", expression) or expression != expression.strip():
            return False
        reader = Reader(expression)
        try:
            reader.value()
        except Illegal:
            return False
        return reader.at == len(reader.tokens)
