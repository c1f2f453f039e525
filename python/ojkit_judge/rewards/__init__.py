"""Verdicts as the rewards of training kits: `verl`, `trl`, `openrlhf`, `rllm`, `verifiers`; none needs its kit to be imported.

A row of a data set names its question where the kit has the right answer: by the name of the problem, or by a JSON object
`{"ojkit": "two-sum"}`, which may have `language`, `search`, `timeout`, `time_ms` and `memory_mib`. An accepted program is worth 1,
another one 0. What is undecided is neither: each module says what its kit makes of it. An unknown problem, a missing
compiler and a dead server raise, for no reward should hide a fault of the setup.
"""

import contextlib
import dataclasses
import json
from collections.abc import Mapping
from typing import Any

from ojkit_judge import RecordError, Submission, extract

FIELDS = dict.fromkeys(("language", "search", "timeout", "time_ms", "memory_mib"))


def submission(target: Any, answer: Any) -> Submission:
    """Return what is judged of a model's answer: the program that `extract` finds in a text, or in the last message of a list."""
    row: Any = target if isinstance(target, Mapping) else {"ojkit": target}
    if isinstance(target, str) and target.lstrip().startswith("{"):
        row = {}
        with contextlib.suppress(ValueError):
            row = json.loads(target)
    given = {name: value for name, value in row.items() if value is not None and name != "ojkit"}
    if not isinstance(row.get("ojkit"), str) or not given.keys() <= FIELDS.keys():
        should = f"a name such as `two-sum`, or a JSON object of `ojkit` and, besides, {', '.join(FIELDS)}"
        raise RecordError(f"the question is {target!r:.200}: it should be {should}")
    asked = Submission(row["ojkit"].strip(), "", **given)
    asked.record()
    return dataclasses.replace(asked, code=extract(_text(answer), asked.language))


def _text(answer: Any) -> str:
    """Return the text of an answer, of the last of its messages, or of the parts of that one."""
    text = answer[-1] if isinstance(answer, (list, tuple)) and answer else answer
    text = text.get("content") if isinstance(text, Mapping) else text
    if isinstance(text, (list, tuple)):
        parts = (part.get("text") if isinstance(part, Mapping) else part for part in text)
        text = "".join(part for part in parts if isinstance(part, str))
    if not isinstance(text or "", str):
        raise RecordError(f"the answer is {answer!r:.80}: it should be a text, or messages of which the last has `content`")
    return text or ""
