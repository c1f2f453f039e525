"""Values that need no server."""

import os
import pickle
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

from ojkit_judge import OjkitNotFound, Submission, Undecided, Verdict, extract, find_ojkit
from ojkit_judge._verdict import verdict_of
from ojkit_judge.rewards import submission


def answered(**fields: object) -> Verdict:
    return verdict_of({"verdict": "accepted", "passed": 10, "cases": 10, **fields})


class Verdicts(unittest.TestCase):
    def test_a_verdict_is_true_or_false_and_raises_where_nothing_was_decided(self) -> None:
        self.assertTrue(answered())
        self.assertFalse(answered(verdict="wrong_answer", passed=3))
        undecided = answered(verdict=None, doubtful={"why": "it took longer than 120 s by the clock"})
        with self.assertRaisesRegex(Undecided, "longer than 120 s"):
            bool(undecided)
        with self.assertRaises(Undecided):
            undecided.score
        self.assertIn("3 cases", answered(verdict=None, unanswered=3).because or "")

    def test_only_an_accepted_submission_has_the_score_one(self) -> None:
        self.assertEqual(answered().score, 1.0)
        self.assertEqual(answered(verdict="wrong_answer", passed=3).score, 0.3)
        self.assertEqual(answered(verdict="compile_error", passed=0, cases=0).score, 0.0)
        searched = answered(verdict="wrong_answer", first_failure={"case": "search", "message": "got 1"})
        self.assertLess(searched.score, 1.0)

    def test_a_verdict_cannot_be_changed_and_survives_a_pickle(self) -> None:
        verdict = answered(first_failure={"case": "sample/1", "message": "m"}, verdict="wrong_answer")
        with self.assertRaises(AttributeError):
            verdict.passed = 11  # type: ignore[misc]
        self.assertEqual(pickle.loads(pickle.dumps(verdict)), verdict)
        self.assertEqual(len({verdict, pickle.loads(pickle.dumps(verdict))}), 1)
        self.assertFalse(hasattr(verdict, "__dict__"))


class Records(unittest.TestCase):
    def test_a_submission_becomes_a_record_with_only_what_was_said(self) -> None:
        self.assertEqual(
            Submission("two-sum", "x").record(), {"problem": "two-sum", "code": "x", "language": "python", "search": 0}
        )
        record = Submission("two-sum", "x", timeout=0.5, memory_mib=64).record()
        self.assertEqual((record["wall_ms"], record["memory_mib"]), (500, 64))
        self.assertNotIn("timeout", record)

    def test_a_row_names_its_question_by_a_word_a_json_text_or_an_object(self) -> None:
        self.assertEqual(submission("two-sum", "x"), Submission("two-sum", "x"))
        self.assertEqual(submission({"ojkit": "two-sum", "language": "cpp", "version": 3}, "x").language, "cpp")
        self.assertEqual(submission('{"ojkit": "two-sum", "time_ms": 9}', []), Submission("two-sum", "", time_ms=9))


class Extracted(unittest.TestCase):
    def test_the_last_block_of_the_language_is_taken_even_if_others_follow(self) -> None:
        text = "```py\nold\n```\n```Python3 title=x\nnew\n```\n```text\noutput\n```\n"
        self.assertEqual(extract(text), "new\n")

    def test_a_block_without_a_tag_is_taken_where_none_has_the_language(self) -> None:
        self.assertEqual(extract("```\nuntagged\n```\n```sh\nls\n```"), "untagged\n")
        self.assertEqual(extract("~~~js\na\n~~~", "javascript"), "a\n")

    def test_a_text_without_a_fence_is_the_program_and_one_with_other_languages_has_none(self) -> None:
        self.assertEqual(extract("print(1)\n"), "print(1)\n")
        self.assertEqual(extract("```cpp\nint x;\n```"), "")

    def test_thoughts_are_not_the_answer(self) -> None:
        self.assertEqual(extract("<think>```python\nno\n```</think>\nprint(1)"), "\nprint(1)")

    def test_a_block_may_hold_shorter_fences_and_end_with_the_text(self) -> None:
        self.assertEqual(extract("````python\n```\n'''\n```\n````\n"), "```\n'''\n```\n")
        self.assertEqual(extract("```python\nprint(1)"), "print(1)")


class Found(unittest.TestCase):
    def test_a_program_that_is_missing_is_said_with_the_places(self) -> None:
        with mock.patch.dict(os.environ, {"OJKIT": "/no/such"}), self.assertRaisesRegex(OjkitNotFound, "OJKIT=/no/such"):
            find_ojkit()
        with mock.patch.dict(os.environ, {"OJKIT": ""}), mock.patch("os.path.isfile", return_value=False):
            with self.assertRaisesRegex(OjkitNotFound, "Searched:\n  /"):
                find_ojkit()

    def test_a_target_folder_has_the_program_in_its_bin(self) -> None:
        with tempfile.TemporaryDirectory() as target:
            package = os.path.join(target, "ojkit_judge")
            os.symlink(os.path.dirname(os.path.abspath(sys.modules["ojkit_judge"].__file__ or "")), package)
            os.mkdir(os.path.join(target, "bin"))
            open(os.path.join(target, "bin", "ojkit"), "w").close()
            code = "from ojkit_judge import find_ojkit; print(find_ojkit())"
            environment = {**os.environ, "PYTHONPATH": target, "OJKIT": ""}
            found = subprocess.run(
                [sys.executable, "-c", code], env=environment, cwd=target, capture_output=True, text=True
            )
            self.assertTrue(found.stdout.strip().endswith("/bin/ojkit"), found.stderr)

    def test_the_module_is_the_command(self) -> None:
        said = subprocess.run([sys.executable, "-m", "ojkit_judge", "--version"], capture_output=True, text=True)
        self.assertTrue(said.stdout.startswith("ojkit"), said.stderr)


if __name__ == "__main__":
    unittest.main()
