"""verifiers: tasks of questions, or `ojkit_judge.rewards.verifiers:reward` as a reward of your own tasks, whose data has `ojkit`.

What is undecided raises a `SandboxError`: verifiers records it as an error of the rollout, which is never a reward of 0.
"""

import importlib
from collections.abc import Iterable
from typing import Any

from ojkit_judge import ajudge, bank
from ojkit_judge.rewards import submission


async def reward(task: Any, trace: Any) -> float:
    """Return 1.0 or 0.0 for the last reply of a trace."""
    verdict = await ajudge(**vars(submission(task.ojkit, trace.last_reply)))
    if verdict.verdict is None:
        raise importlib.import_module("verifiers.v1").SandboxError(verdict.because or "nothing was decided")
    return float(bool(verdict))


PROMPT = "Solve `{title}` in Python. Its parameters, constraints and examples:\n\n```yaml\n{spec}```\n"


def load_tasks(problems: Iterable[str], prompt: str = PROMPT) -> list[Any]:
    """Return a task for each question of the bank, by its name: a `Taskset` gives them in `load`."""
    vf = importlib.import_module("verifiers.v1")
    config = vf.TaskConfig(rewards={"ojkit": vf.RewardFunctionConfig(fn=f"{__name__}:reward")})
    titles = {question.problem: question.title for question in bank.questions()}
    prompts = {slug: prompt.format(title=titles[slug], spec=bank.spec(slug)) for slug in problems}
    datas = [vf.WireTaskData.model_validate({"ojkit": slug, "prompt": text}) for slug, text in prompts.items()]
    return [vf.Task(data, config) for data in datas]
