"""What is known of a submission, and of an input, as plain values. Fields have the names that they have in ojkit's JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ojkit_judge._errors import Undecided


@dataclass(frozen=True)
class Failure:
    """The first case that failed, and how."""

    case: str | None
    message: str


@dataclass(frozen=True)
class Smallest:
    """The smallest input that is known to fail, in the site's notation."""

    input: str
    message: str


@dataclass(frozen=True)
class Verdict:
    """The verdict on one submission, with the cases that it passed, and the largest time and memory of a case.

    It is true if the submission was accepted, false if it was refused, and raises `Undecided` if nothing was decided, so
    that an outage is never counted as a wrong program. `because` says why nothing was decided.
    """

    __slots__ = ("verdict", "because", "first_failure", "smallest", "passed", "cases", "time_ms", "memory_kib", "searched")
    verdict: str | None
    because: str | None
    first_failure: Failure | None
    smallest: Smallest | None
    passed: int
    cases: int
    time_ms: float | None
    memory_kib: int | None
    searched: int

    def __bool__(self) -> bool:
        if self.verdict in (None, "judge_error"):
            raise Undecided(self.because or "nothing was decided")
        return self.verdict == "accepted"

    def __reduce__(self) -> tuple[Any, ...]:
        # A frozen class with slots is not pickled by itself before Python 3.11.
        return Verdict, tuple(getattr(self, name) for name in self.__slots__)

    @property
    def score(self) -> float:
        """The share of cases that were accepted: 1.0 only for an accepted submission; raises `Undecided` as `bool` does."""
        # A submission that passes every case fails an input that a search has found: this is one case more.
        return 1.0 if self else self.passed / max(self.cases, self.passed + 1)


_HELP = "install Rust (`rustc`), in which the bank's references are written, or name an `oracle` in a spec of your own"


def verdict_of(answer: Mapping[str, Any]) -> Verdict:
    """Read one answer of `ojkit serve`."""
    failure, smallest, doubtful = (answer.get(name) for name in ("first_failure", "smallest", "doubtful"))
    because = str(doubtful.get("why", doubtful)) if doubtful else None
    verdict = answer["verdict"]
    if verdict == "judge_error":
        verdict, because = None, f"the judge failed: {failure['message'] if failure else 'it does not say why'}"
    elif verdict is None and answer.get("unanswered"):
        because = because or f"{answer['unanswered']} cases have no expected answer: {_HELP}"
    return Verdict(
        verdict=verdict, because=because,
        first_failure=failure and Failure(failure["case"], failure["message"]),
        smallest=smallest and Smallest(smallest["input"], smallest["message"]),
        passed=answer.get("passed") or 0, cases=answer.get("cases") or 0,
        time_ms=answer.get("time_ms"), memory_kib=answer.get("memory_kib"),
        searched=(answer.get("search") or {}).get("inputs") or 0,
    )


@dataclass(frozen=True)
class Finding:
    """Why a text is not a legal input, and where."""

    line: int
    column: int
    message: str
    help: str | None


@dataclass(frozen=True)
class Countercase:
    """An input that a program fails, as small as the search could make it; `input` is as the program reads it."""

    verdict: str
    message: str
    input: str
    expected: str | None
    got: str | None
    parameters: Mapping[str, Any]


@dataclass(frozen=True)
class Question:
    """A public question of the bank; submissions can be judged if it is `answered`, that is, if the bank has its reference."""

    problem: str
    number: str
    title: str
    difficulty: str
    tags: tuple[str, ...]
    answered: bool
