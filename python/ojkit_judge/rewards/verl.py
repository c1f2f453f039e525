"""verl: `reward.custom_reward_function.path=pkg://ojkit_judge.rewards.verl`; `ground_truth` names the question.

verl needs a number for every sample. What is undecided has the score 0, and `undecided` is 1 beside it, which verl logs: a
mean above 0 says how many scores mean nothing. With `reward_kwargs.dense=True`, the score is the share of cases.
"""

from typing import Any

from ojkit_judge import ajudge
from ojkit_judge.rewards import submission


async def compute_score(
    data_source: str, solution_str: str, ground_truth: Any, extra_info: Any = None, dense: bool = False, **kwargs: Any
) -> dict[str, Any]:
    """Return `score`, `acc`, `undecided` and `verdict` of one sample."""
    verdict = await ajudge(**vars(submission(ground_truth, solution_str)))
    if verdict.verdict is None:
        return {"score": 0.0, "acc": 0.0, "undecided": 1.0, "verdict": ""}
    acc = float(bool(verdict))
    return {"score": verdict.score if dense else acc, "acc": acc, "undecided": 0.0, "verdict": verdict.verdict}
