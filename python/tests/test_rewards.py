"""Rewards, called as the kits call them. A stub has what they use of a kit that is not installed."""

import asyncio
import dataclasses
import sys
import types
import unittest
from typing import Any, Optional
from unittest import mock

from ojkit_judge import RecordError, Undecided, UnknownProblem
from ojkit_judge.rewards import openrlhf, rllm, trl, verifiers, verl
from test_judge import RIGHT, SLEEPS, WRONG

FENCED = [f"Here it is:\n```python\n{code}```\n" for code in (RIGHT, WRONG, SLEEPS)]
TARGET = '{"ojkit": "two-sum", "timeout": 0.5}'


class Rewards(unittest.TestCase):
    def test_verl_gets_a_number_for_each_sample_and_how_many_mean_nothing(self) -> None:
        rows = [asyncio.run(verl.compute_score("ojkit", text, TARGET, {"index": 1}, unknown=1)) for text in FENCED]
        self.assertEqual([row["score"] for row in rows], [1.0, 0.0, 0.0])
        self.assertEqual([row["undecided"] for row in rows], [0.0, 0.0, 1.0])
        self.assertEqual({tuple(row) for row in rows}, {("score", "acc", "undecided", "verdict")})
        dense = asyncio.run(verl.compute_score("ojkit", FENCED[1], TARGET, dense=True))
        self.assertLess(dense["score"], 1)

    def test_trl_gets_none_for_what_is_undecided(self) -> None:
        completions: list[Any] = [[{"role": "assistant", "content": text}] for text in FENCED[:2]] + FENCED[2:]
        rewards = trl.reward(prompts=["p"] * 3, completions=completions, ojkit=[TARGET] * 3, trainer_state=None)
        self.assertEqual(rewards, [1.0, 0.0, None])

    def test_openrlhf_gets_numbers_and_an_exception_for_what_is_undecided(self) -> None:
        prompt = "Solve it:\n```python\nclass Solution: ...\n```\n"
        rewarded = openrlhf.reward_func([prompt + "no code"], [prompt], ["two-sum"])
        self.assertEqual((rewarded["rewards"], rewarded["scores"]), (0.0, 0.0))
        self.assertEqual(openrlhf.reward_func([prompt + FENCED[0]], [prompt], ["two-sum"])["rewards"], 1.0)
        self.assertRaises(Undecided, openrlhf.reward_func, [FENCED[2]], [""], [TARGET])

    def test_rllm_gets_a_reward_output_whose_correctness_may_be_none(self) -> None:
        @dataclasses.dataclass
        class RewardOutput:
            reward: float
            metadata: dict[str, Any]
            is_correct: Optional[bool]

        kit = types.SimpleNamespace(RewardOutput=RewardOutput)
        with mock.patch.dict(sys.modules, {"rllm.rewards.reward_types": kit, "rllm": kit, "rllm.rewards": kit}):
            task = {"ground_truth": TARGET, "data_source": "ojkit"}
            outputs = [rllm.reward_fn(task, text) for text in FENCED]
            outputs.append(rllm.reward_fn(task, types.SimpleNamespace(action=FENCED[0])))
        self.assertEqual([output.is_correct for output in outputs], [True, False, None, True])
        self.assertEqual([output.reward for output in outputs], [1.0, 0.0, 0.0, 1.0])
        self.assertTrue(outputs[2].metadata["because"])

    def test_verifiers_gets_an_error_of_the_sandbox_for_what_is_undecided(self) -> None:
        class SandboxError(Exception):
            pass

        task = types.SimpleNamespace(ojkit=TARGET)
        kit = types.SimpleNamespace(SandboxError=SandboxError)
        with mock.patch.dict(sys.modules, {"verifiers": kit, "verifiers.v1": kit}):
            reply = [types.SimpleNamespace(last_reply=text) for text in FENCED]
            self.assertEqual(asyncio.run(verifiers.reward(task, reply[0])), 1.0)
            self.assertEqual(asyncio.run(verifiers.reward(task, reply[1])), 0.0)
            self.assertRaises(SandboxError, asyncio.run, verifiers.reward(task, reply[2]))

    def test_an_empty_answer_is_a_wrong_program(self) -> None:
        self.assertEqual(trl.reward([[{"role": "assistant", "content": None}], ""], ["two-sum"] * 2), [0.0, 0.0])

    def test_samples_of_another_number_are_said(self) -> None:
        with self.assertRaisesRegex(RecordError, "`ojkit` has 1 rows for 2 completions"):
            trl.reward(["x", "y"], ["two-sum"])
        with self.assertRaisesRegex(RecordError, "`labels` has 2 samples"):
            openrlhf.reward_func(["x"] * 2, [""] * 2, ["two-sum"] * 2)
        with self.assertRaisesRegex(RecordError, "the question is None"):
            rllm.reward_fn({}, "x")

    def test_a_fault_of_the_setup_raises_in_all_of_them(self) -> None:
        row = {"ojkit": "no-such"}
        self.assertRaises(UnknownProblem, trl.reward, ["x"], [row])
        self.assertRaises(UnknownProblem, openrlhf.reward_func, ["x"], [""], [row])
        self.assertRaises(UnknownProblem, asyncio.run, verl.compute_score("ojkit", "x", row))


if __name__ == "__main__":
    unittest.main()
