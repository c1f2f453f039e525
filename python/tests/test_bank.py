"""Commands on questions of the bank and on a collection."""

import os
import subprocess
import tempfile
import unittest

from ojkit_judge import CommandFailed, Judge, UnknownProblem, bank, find_ojkit, generate, stress, validate
from test_judge import RIGHT, WRONG


class Bank(unittest.TestCase):
    def test_a_question_is_found_by_name_number_and_title(self) -> None:
        self.assertEqual(bank.spec("two-sum"), bank.spec("1"))
        self.assertEqual(bank.spec("two-sum"), bank.spec("Two Sum"))
        with self.assertRaisesRegex(UnknownProblem, "no-such"):
            bank.spec("no-such")

    def test_solutions_are_python(self) -> None:
        compile(bank.solution("coin-change"), "solution.py", "exec")

    def test_questions_say_whether_they_can_be_judged(self) -> None:
        answered = {question.problem for question in bank.questions() if question.answered}
        self.assertIn("two-sum", answered)
        self.assertLess(len(answered), len(bank.questions()))


class Commands(unittest.TestCase):
    def test_a_text_that_breaks_a_constraint_has_findings_with_places(self) -> None:
        self.assertEqual(validate("two-sum", "2\n1 2\n3\n"), [])
        (finding,) = validate("two-sum", "2\n1 2\n99\n")
        self.assertIn("exactly one pair", finding.message + str(finding.help))
        (finding,) = validate("two-sum", "2\n1 x\n3\n")
        self.assertEqual((finding.line, finding.column), (2, 3))

    def test_generated_inputs_are_legal_and_the_same_for_a_seed(self) -> None:
        inputs = generate("coin-change", 2, seed=7)
        self.assertEqual([validate("coin-change", text) for text in inputs], [[], []])
        self.assertEqual(generate("coin-change", 2, seed=7), inputs)
        self.assertNotEqual(generate("coin-change", 2, seed=8), inputs)
        with self.assertRaisesRegex(CommandFailed, "no-group"):
            generate("coin-change", group="no-group")

    def test_a_wrong_program_has_a_countercase_and_one_that_does_not_compile_says_why(self) -> None:
        found = stress("two-sum", WRONG, "python3", seconds=2)
        assert found is not None
        self.assertEqual((found.verdict, validate("two-sum", found.input)), ("wrong_answer", []))
        found = stress("two-sum", "def f(:", seconds=1)
        assert found is not None
        self.assertEqual(found.verdict, "compile_error")
        self.assertIsNone(stress("two-sum", RIGHT, seconds=0.2))

    def test_a_problem_of_the_collection_comes_before_the_bank(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([find_ojkit(), "init", folder], check=True, capture_output=True)
            subprocess.run([find_ojkit(), "--root", folder, "new", "two-sum"], check=True, capture_output=True)
            spec = os.path.join(folder, "problems", "two-sum", "spec.yaml")
            with open(spec) as file:
                text = file.read()
            with open(spec, "w") as file:
                file.write(text.replace("-10^9 <= target", "0 <= target"))
            with Judge(folder) as judge:
                self.assertEqual(len(judge.validate("two-sum", "2\n-1 -2\n-3\n")), 1)
                self.assertEqual(judge.validate("coin-change", "1\n1\n3\n"), [])


if __name__ == "__main__":
    unittest.main()
