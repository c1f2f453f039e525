"""The bank: public questions that are judged without a collection."""

import atexit
import functools
import json
import os
import shutil
import tempfile
import threading

from ojkit_judge._errors import UnknownProblem
from ojkit_judge._find import find_ojkit, run
from ojkit_judge._verdict import Question


def questions() -> list[Question]:
    """Return all questions of the bank."""
    return list(_questions(find_ojkit()))


def spec(problem: str) -> str:
    """Return the spec of a question, the text of a `spec.yaml`; the question is its name, number or title."""
    root, slug = taken(find_ojkit(), problem)
    with open(os.path.join(root, "problems", slug, "spec.yaml"), encoding="utf-8") as file:
        return file.read()


def solution(problem: str) -> str:
    """Return the bank's Python program for a question that it answers.

    It is the brute force that the bank's reference was compared with: right, and fast on inputs within the bounds in its
    first lines. `judge` says whether it is accepted at all sizes.
    """
    return run(find_ojkit(), "--quiet", "reference", _slug(find_ojkit(), problem), "--oracle")


@functools.lru_cache(maxsize=1)
def _questions(program: str) -> tuple[Question, ...]:
    rows = json.loads(run(program, "--format", "json", "list", "--bank"))["questions"]
    return tuple(Question(**{**row, "tags": tuple(row["tags"])}) for row in rows)


def _slug(program: str, problem: str) -> str:
    for one in _questions(program):
        if problem.casefold() in (one.problem, one.number, one.title.casefold()):
            return one.problem
    raise UnknownProblem(f"`{problem}` is not in the bank: `ojkit list --bank WORDS` finds questions")


@functools.lru_cache(maxsize=1)
def _borrowed(program: str, owner: int) -> tuple[str, threading.Lock]:
    """Make a collection of this process alone, which is removed when the process ends; a forked process has another one."""
    root = tempfile.mkdtemp(prefix="ojkit-")
    atexit.register(lambda: shutil.rmtree(root, ignore_errors=True) if os.getpid() == owner else None)
    run(program, "init", root)
    return root, threading.Lock()


def taken(program: str, problem: str) -> tuple[str, str]:
    """Return a collection that has a question of the bank, and the name of the problem in it."""
    slug = _slug(program, problem)
    root, lock = _borrowed(program, os.getpid())
    with lock:
        if not os.path.isdir(os.path.join(root, "problems", slug)):
            run(program, "--root", root, "new", slug, "--language", "python")
    return root, slug
