"""OpenRLHF: `--reward.remote_url FILE.py`, a file with `from ojkit_judge.rewards.openrlhf import reward_func`; labels name questions.

OpenRLHF leaves the reward of a sample empty where the function raises, and logs why: what is undecided raises `Undecided`.
"""

from typing import Any

from ojkit_judge import RecordError, judge
from ojkit_judge.rewards import submission


def reward_func(queries: list[str], prompts: list[str], labels: list[Any], **kwargs: Any) -> dict[str, Any]:
    """Return `rewards`, `scores` (the share of cases) and `extra_logs` of one sample; OpenRLHF asks for one at a time."""
    if not len(queries) == len(prompts) == len(labels) == 1:
        raise RecordError(f"`labels` has {len(labels)} samples for {len(queries)} queries: OpenRLHF gives one of each at a time")
    query, prompt, label = queries[0], prompts[0], labels[0]
    verdict = judge(**vars(submission(label, query[len(prompt) :] if query.startswith(prompt) else query)))
    return {"rewards": float(bool(verdict)), "scores": verdict.score, "extra_logs": {"passed": float(verdict.passed)}}
