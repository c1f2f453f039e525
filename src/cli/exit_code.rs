//! How a command ended, as scripts see it.

use ojkit_work::failure::Failure;
use std::io;

/// The exit codes of every command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ExitCode {
    #[default]
    AsExpected,
    /// Something was found: an unexpected verdict, a countercase, an illegal input, a stale case page.
    Found,
    /// The command was used wrongly, or a spec is broken.
    Usage,
    /// The machine lacks what the command cannot do without; with `--strict`, something was skipped.
    Lacking,
    /// Somebody asked for an end before the work was done, as Ctrl-C does.
    Stopped,
    /// A bug of the kit itself.
    Bug,
}

impl ExitCode {
    /// How a command ends that cannot go on.
    pub(super) fn of(failure: &Failure) -> ExitCode {
        match failure {
            Failure::Usage(..) | Failure::Broken(_) => ExitCode::Usage,
            Failure::Lacking(_) => ExitCode::Lacking,
            Failure::Found(_) | Failure::Answers(_) => ExitCode::Found,
            // A reader that has seen enough closes the pipe, as `head` does.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::AsExpected,
            Failure::Output(_) => ExitCode::Lacking,
        }
    }

    /// The number that the process ends with.
    pub fn number(self) -> u8 {
        match self {
            ExitCode::AsExpected => 0,
            ExitCode::Found => 1,
            ExitCode::Usage => 2,
            ExitCode::Lacking => 3,
            ExitCode::Bug => 70,
            // A shell's own number for what Ctrl-C ended.
            ExitCode::Stopped => 130,
        }
    }

    /// The code of a process of the kit that ended with this number; none where it has none of these.
    pub fn of_number(number: i32) -> Option<ExitCode> {
        let all = [
            ExitCode::AsExpected,
            ExitCode::Found,
            ExitCode::Usage,
            ExitCode::Lacking,
            ExitCode::Stopped,
            ExitCode::Bug,
        ];
        all.into_iter().find(|code| i32::from(code.number()) == number)
    }

    /// The graver of two: a bug before wrong use, wrong use before work not done, that before a finding, a finding before a lack.
    pub fn and(self, other: ExitCode) -> ExitCode {
        let gravity = |code: ExitCode| match code {
            ExitCode::AsExpected => 0,
            ExitCode::Lacking => 1,
            ExitCode::Found => 2,
            ExitCode::Stopped => 3,
            ExitCode::Usage => 4,
            ExitCode::Bug => 5,
        };
        if gravity(other) > gravity(self) { other } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gravest_code_wins_whatever_the_order() {
        let by_gravity = [
            ExitCode::AsExpected,
            ExitCode::Lacking,
            ExitCode::Found,
            ExitCode::Stopped,
            ExitCode::Usage,
            ExitCode::Bug,
        ];
        assert_eq!(by_gravity.map(ExitCode::number), [0, 3, 1, 130, 2, 70]);
        for (i, a) in by_gravity.into_iter().enumerate() {
            for (j, b) in by_gravity.into_iter().enumerate() {
                assert_eq!(a.and(b), by_gravity[i.max(j)]);
            }
        }
    }
}
