"""The examples of the docstrings are run."""

import doctest
import importlib
import pkgutil
import unittest

import ojkit_judge


def load_tests(loader: unittest.TestLoader, tests: unittest.TestSuite, pattern: str) -> unittest.TestSuite:
    for module in pkgutil.walk_packages(ojkit_judge.__path__, "ojkit_judge."):
        if not module.name.endswith("__main__"):
            tests.addTests(doctest.DocTestSuite(importlib.import_module(module.name)))
    tests.addTests(doctest.DocTestSuite(ojkit_judge))
    return tests


if __name__ == "__main__":
    unittest.main()
