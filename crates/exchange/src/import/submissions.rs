//! The submissions of a package in the folders that this kit has for verdicts.

use super::{Taking, Tools};
use crate::package::{File, free_name, plain_name, quoted};
use ojkit_model::verdict::Verdict;

/// More submissions are counted, not listed.
const SHOWN_MAX: usize = 3;

/// A submission in its folder.
pub(super) struct Placed {
    /// Below `submissions/`.
    pub path: String,
    expected: Vec<Verdict>,
    /// The spec's value of its score, where one is expected.
    pub score: Option<String>,
}

impl Placed {
    pub fn is_accepted(&self) -> bool {
        self.expected == [Verdict::Accepted]
    }

    /// The spec's line, where the folder cannot say what is expected.
    pub fn expectation(&self) -> Option<String> {
        let names: Vec<&str> = self.expected.iter().map(|verdict| verdict.name()).collect();
        let (path, names) = (quoted(&self.path), names.join(", "));
        match &self.score {
            Some(score) if self.expected.len() > 1 => {
                Some(format!("  {path}: {{ verdicts: [{names}], score: {score} }}\n"))
            }
            Some(score) => Some(format!("  {path}: {{ score: {score} }}\n")),
            None => (self.expected.len() > 1).then(|| format!("  {path}: [{names}]\n")),
        }
    }
}

/// Submissions that are being placed, and those that are left in the package.
#[derive(Default)]
pub(super) struct Places {
    pub placed: Vec<Placed>,
    left: Vec<(&'static str, String)>,
}

impl Places {
    /// Leaves a submission where it is.
    pub fn leave(&mut self, why: &'static str, name: String) {
        self.left.push((why, name));
    }

    /// Takes a submission, which is one file and expected to get one of these verdicts, and says whether it could; `name` is the file's name.
    pub fn take<'p>(
        &mut self,
        taking: &mut Taking<'p>,
        tools: &Tools,
        file: &'p File,
        (name, expected): (&str, Vec<Verdict>),
    ) -> bool {
        let extension = file.path.rsplit_once('.').map_or("", |(_, extension)| extension);
        let Some(first) = expected.first().filter(|_| (tools.known)(&file.path)) else {
            self.leave("not taken, in a language or a folder that the kit does not know", file.path.clone());
            return false;
        };
        let Ok(bytes) = (tools.whole)(&file.path) else {
            self.leave("not taken, with code that cannot be put into one file", file.path.clone());
            return false;
        };
        let stem = plain_name(name.strip_suffix(&format!(".{extension}")).unwrap_or(name));
        let path_of = |stem: &str| format!("{}/{stem}.{extension}", first.name());
        let stem =
            free_name(&stem, |stem| self.placed.iter().any(|other| other.path.eq_ignore_ascii_case(&path_of(stem))));
        let path = path_of(&stem);
        taking.taken.insert(&file.path);
        taking.made.push(File { path: format!("submissions/{path}"), bytes, ..file.clone() });
        self.placed.push(Placed { path, expected, score: None });
        true
    }

    /// The submissions that were taken; notes say which were not.
    pub fn told(self, taking: &mut Taking) -> Vec<Placed> {
        let mut whys: Vec<&str> = self.left.iter().map(|(why, _)| *why).collect();
        whys.sort_unstable();
        whys.dedup();
        for why in whys {
            let names: Vec<&str> = self.left.iter().filter(|one| one.0 == why).map(|one| one.1.as_str()).collect();
            let more = if names.len() > SHOWN_MAX { " ..." } else { "" };
            let some = names[..names.len().min(SHOWN_MAX)].join(", ");
            let submissions = if names.len() == 1 { "submission" } else { "submissions" };
            taking.notes.push(format!("{} {submissions} {why}: {some}{more}", names.len()));
        }
        self.placed
    }
}
