"""What can go wrong beside a wrong program. None of it says anything of the program, so none of it is a verdict."""


class OjkitError(Exception):
    """The base of this package's exceptions."""


class OjkitNotFound(OjkitError, FileNotFoundError):
    """The program `ojkit` is in none of the places where a wheel puts it."""


class Undecided(OjkitError):
    """A verdict was used as a truth value or as a score, and nothing was decided."""


class RecordError(OjkitError):
    """A submission could not be judged, for a reason that is not the submission's; the message says what to do."""


class UnknownProblem(RecordError):
    """The problem is neither in the collection nor in the bank."""


class MissingCompiler(RecordError):
    """The compiler or interpreter of the language is not installed."""


class MachineError(RecordError):
    """The machine failed: there is no memory, no disk or no process to be had."""


class ServerDied(OjkitError):
    """The process `ojkit serve` ended, and so did the one that took its place."""


class CommandFailed(OjkitError):
    """A command of `ojkit` ended with an error, which is the message."""


KINDS = {"machine": MachineError, "missing_compiler": MissingCompiler, "unknown_problem": UnknownProblem}
