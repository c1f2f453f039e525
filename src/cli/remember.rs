//! What `test`, `submit` and `accept` add to the history of a problem: `progress.tsv` in its folder.

use crate::cli::context::Context;
use crate::store::history::{self, Event, Line, Proof};
use crate::store::past;
use ojkit_judge::expectation::{DRAFT, has_oracle_name};
use ojkit_work::collection::Collection;
use ojkit_work::failure::Outcome;
use ojkit_work::tested::{Standing, Tested};
use std::path::{Path, PathBuf};

/// A submission whose history is kept, as it was before it was tested: a save may come in between.
pub(super) struct Remembered {
    history: PathBuf,
    file: String,
    digest: String,
}

impl Remembered {
    /// A draft of a collection; none for any other file, of which no history is kept.
    pub fn draft(collection: &Collection, slug: &str, file: &Path) -> Option<Remembered> {
        let is_draft = |file: &String| file.starts_with(DRAFT) && !has_oracle_name(Path::new(file));
        Remembered::of(collection, slug, file, past::place(collection, slug, file).filter(is_draft)?)
    }

    /// A file by its path below `submissions/`.
    pub fn of(collection: &Collection, slug: &str, file: &Path, place: String) -> Option<Remembered> {
        if collection.is_alone() {
            return None;
        }
        Some(Remembered { history: collection.progress(slug), file: place, digest: past::digest_of(file)? })
    }

    /// Notes what came of a test.
    pub fn tested(&self, context: &mut Context, tested: &Tested) -> Outcome<()> {
        match tested.standing().is_printed() {
            true => self.note(context, Event::Passed, Some(proof(tested))),
            false if tested.standing() == Standing::Refused => self.note(context, Event::Tried, None),
            // Nothing was compared.
            false => Ok(()),
        }
    }

    /// Adds a line. A folder that cannot be written to takes nothing from the command.
    pub fn note(&self, context: &mut Context, event: Event, proof: Option<Proof>) -> Outcome<()> {
        let line = Line { day: context.today(), event, file: self.file.clone(), digest: self.digest.clone(), proof };
        let lock = context.cache_dir().join("progress.lock");
        match history::note(&self.history, &lock, &line) {
            Ok(_) => Ok(()),
            Err(error) => context.say(format_args!("warning: not recorded: {error}")),
        }
    }
}

/// What a submission has passed.
pub(super) fn proof(tested: &Tested) -> Proof {
    Proof {
        samples: tested.samples as u64,
        cases: tested.cases.saturating_sub(tested.samples + tested.unanswered) as u64,
        inputs: tested.search.as_ref().map_or(0, |search| search.searched.cases),
        is_doubtful: tested.standing() == Standing::Doubtful,
    }
}
