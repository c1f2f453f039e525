//! The search that followed a submission's cases.

use super::figures::grouped;
use super::stress::{self, Facts};
use super::style::Style;
use ojkit_model::judgement::Doubt;
use ojkit_model::problem::Problem;
use ojkit_search::stress::{GrowthBeside, Searched};
use std::io::{self, Write};

/// What was searched, and what that means.
#[derive(Clone, Debug)]
pub struct Search {
    /// What the search found.
    pub searched: Searched,
    /// How many inputs it was to try.
    pub count: u64,
    /// Whether an earlier run made it.
    pub remembered: bool,
    /// Why a countercase decides nothing.
    pub doubt: Option<Doubt>,
    /// Whoever gave the answers.
    pub reference: String,
    /// The constraints within which was searched, beside the problem's own.
    pub constraints: Vec<String>,
    /// The file that holds a countercase too long for a command.
    pub input: Option<String>,
}

/// How the time of a submission grows that was too slow on a case.
#[derive(Clone, Debug)]
pub struct Growth {
    /// What was measured.
    pub measured: GrowthBeside,
    /// Whoever it is compared with.
    pub reference: String,
}

impl Growth {
    /// The object of the row's field `growth`.
    pub fn json(&self) -> serde_json::Value {
        serde_json::json!({
            "submission": stress::growth_json(&self.measured.submission),
            "reference": self.measured.reference.as_ref().map(stress::growth_json),
        })
    }

    /// Writes it for a person.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn text(&self, out: &mut dyn Write) -> io::Result<()> {
        stress::grows_beside(out, &self.measured, &self.reference)
    }
}

impl Search {
    /// What ended it.
    fn ended_by(&self) -> &'static str {
        match self.searched.stopped {
            true => "interrupt",
            false if self.searched.late => "clock",
            false => "count",
        }
    }

    /// The object of the row's field `search`.
    pub fn json(&self, problem: &Problem) -> serde_json::Value {
        serde_json::json!({
            "inputs": self.searched.cases,
            "countercase": self.searched.countercase.as_ref().map(|case| stress::countercase_json(problem, case)),
            "undecided": self.searched.undecided.as_ref().map_or(0, |undecided| undecided.count),
            "doubtful": self.doubt.as_ref().map(ToString::to_string),
            "ended_by": self.ended_by(),
            "earlier": self.remembered,
            "notes": self.searched.notes,
        })
    }

    /// Writes what was searched for a person.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn text(&self, out: &mut dyn Write, problem: &Problem, submission: &str, style: Style) -> io::Result<()> {
        if self.searched.countercase.is_none() {
            if let Some(doubt) = &self.doubt {
                writeln!(out, "{submission}: {doubt}; that decides nothing")?;
            }
            let ended = match self.ended_by() {
                "count" => String::new(),
                by => format!(" of {}, ended by the {by}", grouped(self.count)),
            };
            let earlier = if self.remembered { ", as an earlier run found" } else { "" };
            let inputs = grouped(self.searched.cases);
            let found = match &self.searched.undecided {
                Some(undecided) => format!(
                    "{} outputs differ from {}, and no checker says whether they are right,",
                    grouped(undecided.count),
                    self.reference
                ),
                None => format!("no difference from {}", self.reference),
            };
            writeln!(out, "search: {found} on {inputs} further inputs{ended}{earlier}")?;
            return self.searched.notes.iter().try_for_each(|note| writeln!(out, "note: {note}"));
        }
        let facts = Facts {
            problem,
            submission,
            reference: &self.reference,
            against: false,
            constraints: &self.constraints,
            input: self.input.as_deref(),
            doubt: self.doubt.as_ref(),
        };
        stress::text(out, &facts, &self.searched, style)
    }
}
