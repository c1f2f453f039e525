"""The judge: submissions to verdicts, by one `ojkit serve` for each process."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import functools
import json
import math
import operator
import os
import tempfile
import threading
import weakref
from collections.abc import AsyncIterator, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Union

from ojkit_judge import bank
from ojkit_judge._errors import CommandFailed, RecordError, ServerDied, Undecided
from ojkit_judge._extract import names
from ojkit_judge._find import find_ojkit, run
from ojkit_judge._server import Pending, Server
from ojkit_judge._verdict import Countercase, Finding, Verdict


@dataclass(frozen=True)
class Submission:
    """A program, and the problem that it is to solve: a folder of the collection, or a question's name, number or title.

    A program that passes all cases is compared with the reference on `search` further inputs. If it runs for `timeout`
    seconds by the clock, by default two minutes, nothing is decided. `time_ms` and `memory_mib` replace the problem's limits.
    """

    problem: str
    code: str
    language: str = "python"
    search: int = 0
    timeout: float | None = None
    time_ms: int | None = None
    memory_mib: int | None = None

    def record(self) -> dict[str, Any]:
        """Return the record that `ojkit serve` takes; raises `RecordError` for a field of another type or size."""
        fields = {name: value for name, value in vars(self).items() if value is not None or name in _TEXTS}
        return {"wall_ms" if name == "timeout" else name: _field(name, value) for name, value in fields.items()}


_TEXTS = ("problem", "code", "language")


def _field(name: str, value: Any) -> str | int:
    kind = "a text" if name in _TEXTS else "a whole number, neither negative nor huge"
    if name in _TEXTS and isinstance(value, str):
        return value.encode(errors="replace").decode()
    if name == "timeout":
        kind = "a number of seconds above 0, at most a day"
    with contextlib.suppress(TypeError, ValueError, OverflowError):
        number = math.ceil(1000 * float(value)) if name == "timeout" else operator.index(value)
        if name not in _TEXTS and (name != "search") <= number <= 86_400_000:
            return number
    raise RecordError(f"`{name}` is {value!r:.60}: it should be {kind}")


# A submission, or its fields by place or by name.
Submitted = Union[Submission, "tuple[Any, ...]", Mapping[str, Any]]


class Judge:
    """Judges submissions by one `ojkit serve`, which is started when it is first needed and ends with the `with` block.

    A process that was forked starts its own, so a judge may be made before workers are. If a server dies, another one gets
    the records that it left, once. All methods may be called from several threads.
    """

    def __init__(self, collection: str | None = None, workers: int | None = None, *, program: str | None = None) -> None:
        """Judge the problems of a collection (by default that of the working directory, if there is one) and of the bank.

        `workers` programs run at a time, by default one a processor. `program` is an `ojkit` elsewhere.
        """
        self._collection = None if collection is None else os.path.abspath(collection)
        self._workers, self._program = workers, program
        self._server: Server | None = None
        self._lock = threading.RLock()
        self._closing = weakref.finalize(self, int)
        _judges.add(self)

    def __enter__(self) -> Judge:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> str | tuple[Any, ...]:
        made = functools.partial(Judge, program=self._program)
        return "_default" if self is _default else (made, (self._collection, self._workers))

    async def __aenter__(self) -> Judge:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self.close)

    def close(self) -> None:
        """End the server; the next submission starts another one."""
        with self._lock:
            self._server = None
        self._closing()

    def hello(self) -> Mapping[str, Any]:
        """Return what the server says of itself: version, `confinement` in words, `languages` that are installed."""
        server = self._started()
        with contextlib.suppress(ServerDied):
            return server.hello.result()
        return (self._started() if server.may_retry else server).hello.result()

    def judge(
        self, problem: str, code: str, language: str = "python", *, search: int = 0, timeout: float | None = None,
        time_ms: int | None = None, memory_mib: int | None = None,
    ) -> Verdict:
        """Return the verdict on a program; the arguments are the fields of a `Submission`.

        A wrong program never raises. A missing compiler, an unknown problem and a server that dies twice do.
        """
        future = self._sent(Submission(problem, code, language, search, timeout, time_ms, memory_mib))
        try:
            return future.result()
        finally:
            future.cancel()

    def judge_many(self, submissions: Iterable[Submitted]) -> Iterator[Verdict]:
        """Yield the verdicts in the order of the submissions, which are read only so far ahead as keeps the server busy."""
        with contextlib.closing(self._futures(submissions)) as futures:
            for future in futures:
                yield future.result()

    async def ajudge(
        self, problem: str, code: str, language: str = "python", *, search: int = 0, timeout: float | None = None,
        time_ms: int | None = None, memory_mib: int | None = None,
    ) -> Verdict:
        """Return what `judge` does; a task that is cancelled ends the programs that it waits for."""
        return await asyncio.wrap_future(self._sent(Submission(problem, code, language, search, timeout, time_ms, memory_mib)))

    async def ajudge_many(self, submissions: Iterable[Submitted]) -> AsyncIterator[Verdict]:
        """Yield what `judge_many` does."""
        with contextlib.closing(self._futures(submissions)) as futures:
            for future in futures:
                yield await asyncio.wrap_future(future)

    def validate(self, problem: str, text: str) -> list[Finding]:
        """Return why a text is not a legal input of a problem, as programs read it on standard input; nothing if it is legal."""
        root, slug = self._place(problem)
        said = run(self._path(), "--root", root, "--format", "json", "validate", slug, "-", text=text, ends=(0, 1, 2))
        rows = json.loads(said)["diagnostics"]
        return [Finding(row["line"], row["column"], row["message"], row["help"]) for row in rows]

    def generate(self, problem: str, n: int = 1, seed: int = 0, group: str = "random") -> list[str]:
        """Return `n` legal inputs of a problem, the same for the same seed; groups are those of its cases, such as `large`."""
        root, slug = self._place(problem)
        arguments = ("--root", root, "--seed", str(seed), "--count", str(n))
        return [json.loads(line) for line in run(self._path(), "generator", slug, group, *arguments).splitlines()]

    def stress(
        self, problem: str, code: str, language: str = "python", *, seconds: float = 10, seed: int = 1
    ) -> Countercase | None:
        """Return the smallest input that a search finds on which a program is wrong; None if it finds none."""
        root, slug = self._place(problem)
        with tempfile.TemporaryDirectory(prefix="ojkit-") as folder:
            file = os.path.join(folder, f"solution.{names(language)[1]}")
            with open(file, "w", encoding="utf-8") as out:
                out.write(code)
            arguments = ("stress", file, "--problem", slug, "--time", f"{seconds:g}", "--seed", str(seed))
            try:
                result = json.loads(run(self._path(), "--root", root, "--format", "json", *arguments, ends=(0, 1)))
            except CommandFailed:
                # Only a verdict says whether the program or the command is to blame.
                verdict = self.judge(problem, code, language)
                if verdict.verdict != "compile_error" or verdict.first_failure is None:
                    raise
                return Countercase("compile_error", verdict.first_failure.message, "", None, None, {})
        found, fields = result["countercase"], ("verdict", "message", "input", "expected", "got", "parameters")
        if found is None and result["doubtful"]:
            raise Undecided(str(result["doubtful"]))
        return found and Countercase(*(found.get(name) for name in fields))

    def _path(self) -> str:
        return self._program or find_ojkit()

    def _place(self, problem: str) -> tuple[str, str]:
        """Return the collection that has a problem, and the problem's name in it."""
        root = self._collection or os.getcwd()
        while not self._collection and not os.path.isdir(os.path.join(root, "problems")) and root != os.path.dirname(root):
            root = os.path.dirname(root)
        is_there = os.path.isdir(os.path.join(root, "problems", problem))
        return (root, problem) if is_there else bank.taken(self._path(), problem)

    def _futures(self, submissions: Iterable[Submitted]) -> Generator[Future[Verdict], None, None]:
        ahead = 16 + 4 * (self._workers or os.cpu_count() or 1)
        waiting: collections.deque[Future[Verdict]] = collections.deque()
        try:
            for item in submissions:
                if not isinstance(item, Submission):
                    item = Submission(**item) if isinstance(item, Mapping) else Submission(*item)
                waiting.append(self._sent(item))
                if len(waiting) >= ahead:
                    yield waiting[0]
                    waiting.popleft()
            while waiting:
                yield waiting[0]
                waiting.popleft()
        finally:
            for future in waiting:
                future.cancel()

    def _sent(self, submission: Submission) -> Future[Verdict]:
        pending = Pending(submission.record())
        with self._lock:
            self._send(pending)
        return pending.future

    def _send(self, pending: Pending) -> None:
        if not self._started().send(pending):
            # It has ended between two records, and its thread has not said so yet.
            self._server = None
            if not self._started().send(pending):
                raise ServerDied(self._started().why)

    def _started(self) -> Server:
        with self._lock:
            if self._server is None:
                root = [] if self._collection is None else ["--root", self._collection]
                jobs = [] if self._workers is None else ["--jobs", str(self._workers)]
                self._server = Server([self._path(), "serve", *root, *jobs], weakref.WeakMethod(self._died))
                self._closing.detach()
                self._closing = weakref.finalize(self, self._server.close)
            return self._server

    def _died(self, server: Server, left: Sequence[Pending]) -> None:
        with self._lock:
            if self._server is server:
                self._server = None
            for pending in left:
                try:
                    if pending.was_retried or not server.may_retry:
                        raise ServerDied(server.why)
                    pending.was_retried = True
                    self._send(pending)
                except Exception as error:
                    pending.fail(error)

    def _forget(self) -> None:
        """Begin again in a forked process: the server is the parent's, and another thread may have held the lock."""
        self._lock, server, self._server = threading.RLock(), self._server, None
        self._closing.detach()
        if server is not None:
            server.forget()


def _forget_all() -> None:
    for judge in list(_judges):
        judge._forget()


_judges: weakref.WeakSet[Judge] = weakref.WeakSet()
os.register_at_fork(after_in_child=_forget_all)
_default = Judge()
