"""TRL: `GRPOTrainer(reward_funcs=reward, ...)`, with a column `ojkit` of the data set that names the question of each row.

TRL takes None for a sample: what is undecided is left out of the mean of its group, and TRL warns where it is the only reward.
"""

from __future__ import annotations

from typing import Any

from ojkit_judge import RecordError, judge_many
from ojkit_judge.rewards import submission


def reward(completions: list[Any], ojkit: list[Any], **kwargs: Any) -> list[float | None]:
    """Return 1.0, 0.0 or None for each completion, a text or a list of messages."""
    if len(ojkit) != len(completions):
        raise RecordError(f"`ojkit` has {len(ojkit)} rows for {len(completions)} completions: it should have one for each")
    verdicts = judge_many(submission(target, answer) for target, answer in zip(ojkit, completions))
    return [None if verdict.verdict is None else float(bool(verdict)) for verdict in verdicts]
