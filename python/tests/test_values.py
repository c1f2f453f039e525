"""Values that need no server."""

import dataclasses
import json
import os
import pickle
import subprocess
import sys
import tempfile
import unittest
from typing import Any
from unittest import mock

from ojkit_judge import OjkitNotFound, RecordError, Submission, Undecided, Verdict, extract, find_ojkit
from ojkit_judge._extract import names
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
        self.assertRegex(answered(verdict=None, unanswered=3).because or "", "3 cases .*: install Rust .* `oracle`")

    def test_a_judge_that_failed_has_decided_nothing(self) -> None:
        failed = answered(verdict="judge_error", passed=0, first_failure={"case": "sample/1", "message": "no memory"})
        self.assertIsNone(failed.verdict)
        for verdict in (failed, dataclasses.replace(answered(), verdict="judge_error")):
            self.assertRaises(Undecided, bool, verdict)
            with self.assertRaises(Undecided):
                verdict.score
        self.assertIn("no memory", failed.because or "")

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
        self.assertEqual(Submission("two-sum", "x", timeout=1e-9).record()["wall_ms"], 1)

    def test_a_field_of_another_type_or_size_is_named(self) -> None:
        class Number:
            def __index__(self) -> int:
                return 7

        fields: dict[str, list[Any]] = {
            "problem": [None, 1], "code": [None, b"x", ["x"]], "language": [None, 3], "search": ["9", -1, 1.5, 1 << 70],
            "timeout": [0, -1, float("nan"), float("inf"), 1e300, "soon", [1]], "time_ms": [0, -1, "9", 2.5, {}],
            "memory_mib": [0, -1, 1e9],
        }
        for name, values in fields.items():
            for value in values:
                with self.assertRaisesRegex(RecordError, f"`{name}` is .*: it should be a "):
                    Submission(**{"problem": "two-sum", "code": "x", name: value}).record()
        record = Submission("two-sum", "x", time_ms=Number(), search=Number()).record()  # type: ignore[arg-type]
        self.assertEqual(json.loads(json.dumps(record))["time_ms"], 7)

    def test_a_row_names_its_question_by_a_word_a_json_text_or_an_object(self) -> None:
        self.assertEqual(submission("two-sum", "x"), Submission("two-sum", "x"))
        self.assertEqual(submission({"ojkit": "two-sum", "language": "cpp", "search": None}, "x").language, "cpp")
        self.assertEqual(submission('{"ojkit": "two-sum", "time_ms": 9}', []), Submission("two-sum", "", time_ms=9))
        self.assertEqual(submission(" two-sum\n", "x"), Submission("two-sum", "x"))
        self.assertEqual(submission(' {"ojkit": "1"}', "x").problem, "1")

    def test_a_question_of_another_shape_is_said(self) -> None:
        for target in (None, 1, [], ["two-sum"], {}, "{}", "{bad", {"ojkit": 1}, b"two-sum"):
            with self.assertRaisesRegex(RecordError, "the question is .*: it should be a name"):
                submission(target, "x")
        with self.assertRaisesRegex(RecordError, "time_msec.*: it should be .* time_ms, memory_mib"):
            submission({"ojkit": "two-sum", "time_msec": 9}, "x")
        with self.assertRaisesRegex(RecordError, "`time_ms` is 'soon'"):
            submission({"ojkit": "two-sum", "time_ms": "soon"}, "x")
        with self.assertRaisesRegex(RecordError, "`language` is 3"):
            submission({"ojkit": "two-sum", "language": 3}, "x")

    def test_an_answer_may_be_a_text_messages_or_parts(self) -> None:
        parts = [{"type": "image"}, {"type": "text", "text": "a"}, "b"]
        for answer, code in (
            (None, ""), ("", ""), ([], ""), ({"content": "x"}, "x"), ([{"content": None}], ""), ([{"role": "tool"}], ""),
            ([{"content": "no"}, {"content": parts}], "ab"), (({"content": "x"},), "x"),
        ):
            self.assertEqual(submission("two-sum", answer).code, code, answer)
        others: list[Any] = [b"x", 3, [{"content": b"x"}], [3]]
        for other in others:
            with self.assertRaisesRegex(RecordError, "the answer is .*: it should be a text"):
                submission("two-sum", other)


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

    def test_a_fence_may_follow_text_and_text_may_follow_its_end(self) -> None:
        for text in (
            "Answer: ```python\nx=1\n```\nthat's it", "The function `f` is ```python\nx=1\n```\nshort", "So: ```\nx=1\n```\nend",
            "<answer>```python\nx=1\n```</answer>", "```python\nx=1\n```<|im_end|>", "```python\nx=1\n``` That's all.",
        ):
            self.assertEqual(extract(text), "x=1\n", text)
        for text in ("x = '```'\n", "Use ```x``` or ```y```", "The mark ``` is\nno fence"):
            self.assertEqual(extract(text), text)

    def test_a_fence_may_have_an_indent_or_be_quoted(self) -> None:
        loop = "for x in y:\n    print(x)\n\n"
        for mark in (" " * 4, " " * 12, "\t", "> ", "> > ", "  > "):
            text = "".join(mark + line for line in f"```python\n{loop}```\n".splitlines(keepends=True))
            self.assertEqual(extract(f"So:\n\n{text}\nthat's it\n"), loop, mark)
        self.assertEqual(extract("1. ```python\n   x=1\n   ```\n2. end"), "x=1\n")

    def test_a_fence_in_a_comment_of_the_program_is_part_of_it(self) -> None:
        code = 'def f():\n    """\n    ```\n    f()\n    ```\n    """\n'
        self.assertEqual(extract(f"```python\n{code}```\n"), code)

    def test_what_a_tag_adds_to_the_language_is_left_out(self) -> None:
        for tag in ("python:main.py", "python3.11", "python3", "{.python .numbered}", "Python title=x", "py3", "python,linenos"):
            self.assertEqual(extract(f"```{tag}\nx=1\n```\n"), "x=1\n", tag)
        self.assertEqual(extract("```c++17\nint x;\n```\n", "cpp"), "int x;\n")

    def test_of_blocks_without_a_tag_the_last_one_with_a_call_or_a_parameter_list_is_taken(self) -> None:
        self.assertEqual(extract("```\ndef f(): 1\n```\nprints\n```\nOutput: 3\n```\n"), "def f(): 1\n")
        self.assertEqual(extract("```\nf(1)\n```\nbetter\n```\nf(2)\n```\n"), "f(2)\n")

    def test_aliases_of_languages_have_the_ending_of_the_language(self) -> None:
        endings = [names(language)[1] for language in ("C++", "cpp", "python3", "node", "rust", "java")]
        self.assertEqual(endings, ["cpp", "cpp", "py", "js", "rs", "java"])

    def test_an_empty_block_does_not_hide_the_one_before(self) -> None:
        self.assertEqual(extract("```python\nx=1\n```\n```python\n \n```\n"), "x=1\n")
        self.assertEqual(extract("```python\n```\n"), "")

    def test_long_lines_of_fences_are_read_once(self) -> None:
        for text in ("~" * 99_999 + "`", "`" * 99_999 + "x`", "```a " * 9999, "> " * 9999 + "x", "1" * 99_999, " " * 99_999 + "x"):
            self.assertEqual(extract(text), text)


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
