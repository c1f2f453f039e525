"""rllm: `reward_fn` is a `RewardFunction`; `ground_truth` of the task names the question.

`is_correct` of what is undecided is None, which rllm allows; its reward is 0, since rllm needs a number, and `metadata` says why.
"""

import importlib
from typing import Any

from ojkit_judge import judge
from ojkit_judge.rewards import submission


def reward_fn(task_info: dict[str, Any], action: Any) -> Any:
    """Return the `RewardOutput` of one answer, a text or an `Action`."""
    verdict = judge(**vars(submission(task_info.get("ground_truth"), getattr(action, "action", action))))
    metadata = {"verdict": verdict.verdict, "because": verdict.because, "passed": verdict.passed, "cases": verdict.cases}
    is_correct = None if verdict.verdict is None else bool(verdict)
    kit = importlib.import_module("rllm.rewards.reward_types")
    return kit.RewardOutput(reward=float(is_correct or False), metadata=metadata, is_correct=is_correct)
