"""ojkit from Python: verdicts on programs, legal inputs, and the questions of the bank.

>>> from ojkit_judge import bank, judge
>>> judge("two-sum", bank.solution("two-sum").replace("nums[j] ==", "nums[j] !=")).verdict
'wrong_answer'
"""

from ojkit_judge import bank
from ojkit_judge._errors import CommandFailed, MachineError, MissingCompiler, OjkitError, OjkitNotFound, RecordError
from ojkit_judge._errors import ServerDied, Undecided, UnknownProblem
from ojkit_judge._extract import extract
from ojkit_judge._find import find_ojkit
from ojkit_judge._judge import Judge, Submission, _default
from ojkit_judge._verdict import Countercase, Failure, Finding, Question, Smallest, Verdict

judge, judge_many, ajudge, ajudge_many = _default.judge, _default.judge_many, _default.ajudge, _default.ajudge_many
validate, generate, stress = _default.validate, _default.generate, _default.stress

__all__ = [
    "CommandFailed", "Countercase", "Failure", "Finding", "Judge", "MachineError", "MissingCompiler", "OjkitError",
    "OjkitNotFound", "Question", "RecordError", "ServerDied", "Smallest", "Submission", "Undecided",
    "UnknownProblem", "Verdict", "ajudge", "ajudge_many", "bank", "extract", "find_ojkit", "generate", "judge",
    "judge_many", "stress", "validate",
]
