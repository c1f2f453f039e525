"""Verdicts as the rewards of training kits: `verl`, `trl`, `openrlhf`, `rllm`, `verifiers`; none needs its kit to be imported.

A row of a data set names its question where the kit has the right answer: by the name of the problem, or by a JSON object
`{"ojkit": "two-sum"}`, which may have `language`, `search`, `timeout`, `time_ms` and `memory_mib`. An accepted program is worth 1,
another one 0. What is undecided is neither: each module says what its kit makes of it. An unknown problem, a missing
compiler and a dead server raise, for no reward should hide a fault of the setup.
"""

import json
from typing import Any

from ojkit_judge import Submission, extract


def submission(target: Any, answer: Any) -> Submission:
    """Return what is judged of a model's answer: the program that `extract` finds in a text, or in the last message of a list.

    >>> submission('{"ojkit": "two-sum", "search": 9}', [{"role": "assistant", "content": "```python\\nx\\n```"}])
    Submission(problem='two-sum', code='x\\n', language='python', search=9, timeout=None, time_ms=None, memory_mib=None)
    """
    row: Any = target if not isinstance(target, str) else json.loads(target) if target.startswith("{") else {"ojkit": target}
    given = {name: row[name] for name in ("language", "search", "timeout", "time_ms", "memory_mib") if row.get(name) is not None}
    text = answer if isinstance(answer, str) else answer[-1]["content"] if answer else ""
    return Submission(row["ojkit"], extract(text, given.get("language", "python")), **given)
