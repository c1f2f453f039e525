"""One `ojkit serve`: records in, answers out, each record a future."""

from __future__ import annotations

import collections
import contextlib
import functools
import json
import os
import queue
import subprocess
import tempfile
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from typing import IO, Any

from ojkit_judge._errors import KINDS, RecordError, ServerDied
from ojkit_judge._verdict import Verdict, verdict_of

class Pending:
    """A record without an answer yet."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        # What cannot be written down raises here, before it counts as a line.
        self.text, self.was_retried = json.dumps(record).encode(), False
        self.future: Future[Verdict] = Future()

    def fail(self, error: Exception) -> None:
        """Have the one who waits raise this, unless it has gone."""
        if self.future.set_running_or_notify_cancel():
            self.future.set_exception(error)


class Server:
    """A child that answers. It ends with its standard input, so it does not outlive this process by more than a moment.

    Two threads serve its pipes, so that no caller waits for a pipe that is full: an event loop must not.
    """

    def __init__(self, command: Sequence[str], died: weakref.WeakMethod[Callable[[Server, Sequence[Pending]], None]]) -> None:
        self.hello: Future[Mapping[str, Any]] = Future()
        self.why, self._died, self._name = "it has ended", died, f"`{command[0]} serve`"
        # A server reads only so many records ahead, and no cancel after them: the others wait here.
        self._room, self._number, self._waiting = 32, 0, collections.deque[Pending]()
        self._pending: dict[int, Pending] = {}
        # Whether a record that it leaves is worth another server.
        self.may_retry = False
        self._lock, self._is_open, self.has_greeted = threading.RLock(), True, False
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._said = tempfile.TemporaryFile()
        try:
            # A session of its own: what interrupts the caller must not end what others of its threads wait for.
            self._process = subprocess.Popen(
                command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said, start_new_session=True
            )
        except OSError as error:
            raise ServerDied(f"{self._name} does not start: {error}") from error
        assert self._process.stdin and self._process.stdout
        self._in, self._out = self._process.stdin, self._process.stdout
        for work in (self._write, self._read):
            threading.Thread(target=work, daemon=True).start()

    def send(self, pending: Pending) -> bool:
        """Send a record; false if the child has ended."""
        with self._lock:
            if not self._is_open:
                return False
            self._waiting.append(pending)
            self._fill()
        return True

    def _fill(self) -> None:
        with self._lock:
            while self._is_open and self._waiting and len(self._pending) < self._room:
                pending = self._waiting.popleft()
                if not pending.future.done():
                    # The id is the number of the line: by it, a line is answered that the server cannot read.
                    number = self._put(b'{"id": %d, %s' % (self._number + 1, pending.text[1:]))
                    self._pending[number] = pending
                    pending.future.add_done_callback(functools.partial(self._done, number))

    def close(self) -> None:
        """End the child, and what it runs for records that were not waited for."""
        for pending in self._ended():
            pending.fail(ServerDied("the judge was closed"))
        for stop in (self._process.terminate, self._process.kill):
            stop()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=5)

    def forget(self) -> None:
        """Close a forked process's copies of the pipes, for a child sees the end of its input only where all copies are closed."""
        self._in.close()
        self._out.close()
        self._process.returncode, self._lock = 0, threading.RLock()

    def _ended(self) -> list[Pending]:
        with self._lock:
            self._is_open, left = False, [*self._pending.values(), *self._waiting]
            self._pending.clear()
            self._waiting.clear()
        self._lines.put(None)
        return left

    def _done(self, number: int, future: Future[Verdict]) -> None:
        with self._lock:
            # It keeps its place until the server has answered that it was cancelled.
            if number in self._pending and future.cancelled():
                self._put(b'{"cancel": %d}' % number)

    def _put(self, line: bytes) -> int:
        self._number += 1
        self._lines.put(line + b"\n")
        return self._number

    def _write(self) -> None:
        # Where the child has ended, the thread that reads from it says so.
        with contextlib.suppress(OSError):
            while (line := self._lines.get()) is not None:
                while line:
                    line = line[self._in.write(line) :]
        self._in.close()

    def _read(self) -> None:
        trouble = ""
        for line in _lines(self._out):
            try:
                answer = json.loads(line)
                if self.has_greeted:
                    self._answered(answer)
                elif answer["protocol"] == 1:
                    self.has_greeted, self._room = True, 32 + int(answer["jobs"])
                    self.hello.set_result(answer)
                    self._fill()
                else:
                    trouble = f"it speaks protocol {answer['protocol']}, not 1"
            except (ValueError, LookupError, TypeError, AttributeError):
                trouble = f"it wrote {line[:80]!r}"
            if trouble:
                self._process.kill()
                break
        self._out.close()
        code = self._process.wait()
        was_open = self._is_open
        with self._said:
            self._said.seek(max(0, os.fstat(self._said.fileno()).st_size - 2000))
            said = self._said.read().decode(errors="replace").strip()
        self.why = f"{self._name}: {trouble or said or f'it ended with code {code}'}"
        if not self.has_greeted and (trouble or code == 127):
            self.why += "\n    help: is it this program? Another project has a command of the same name"
        self.may_retry = was_open and (self.has_greeted or code < 0 and not trouble)
        # After the reason is known: who finds the child ended gives it.
        left, died = self._ended(), self._died()
        if was_open and died is not None:
            died(self, left)
        if not self.has_greeted:
            self.hello.set_exception(ServerDied(self.why if was_open else "the judge was closed"))

    def _answered(self, answer: Mapping[str, Any]) -> None:
        verdict = None if "error" in answer else verdict_of(answer)
        with self._lock:
            pending = self._pending.pop(answer.get("id") or answer.get("line") or 0, None)
            self._fill()
        if pending is not None and verdict is None:
            pending.fail(KINDS.get(answer.get("kind", ""), RecordError)(answer["error"]))
        elif pending is not None and verdict is not None and pending.future.set_running_or_notify_cancel():
            pending.future.set_result(verdict)


def _lines(pipe: IO[bytes]) -> Iterator[bytes]:
    rest = b""
    while chunk := pipe.read(1 << 16):
        *lines, rest = (rest + chunk).split(b"\n")
        yield from lines
