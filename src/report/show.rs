//! A case to look at: its input, its answers and their pictures, for people, for pages and for editors.

use super::difference::{Difference, difference};
use super::document::{Text, Tone};
use super::pictures;
use super::site::{self, line};
use super::stress::{Given, name, on_input};
use super::test::again_by;
use ojkit_draw::Bound;
use ojkit_draw::plan::ends;
use ojkit_judge::visualizer::Visualization;
use ojkit_model::case::{Case, Recipe};
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::finding::Finding;
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use ojkit_picture::{Picture, STYLE};
use ojkit_run::outcome::Outcome;
use serde_json::json;

/// A case with what is known of it.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    pub case: Case,
    /// What is illegal about its input.
    pub faults: Vec<Diagnostic>,
    /// The submission whose output is known, as messages name it.
    pub submission: Option<String>,
    /// What it did.
    pub got: Option<(Outcome, Finding)>,
    /// Why that decides nothing.
    pub open: Option<Finding>,
    /// What the problem's visualizers draw, or what is wrong with each.
    pub visualizations: Vec<Result<Visualization, String>>,
}

impl From<Case> for Shown {
    fn from(case: Case) -> Shown {
        Shown { case, ..Shown::default() }
    }
}

impl Shown {
    /// The picture of the answer.
    pub fn answer(&self, problem: &Problem) -> Option<Picture> {
        let got = self.got.as_ref().filter(|_| !problem.is_interaction()).map(|(outcome, _)| &outcome.stdout[..]);
        pictures::answer(problem, self.case.answer.as_deref(), got)
    }

    /// The verdict on the submission, where there is one.
    pub fn verdict(&self) -> Option<Verdict> {
        self.got.as_ref().filter(|_| self.open.is_none()).and_then(|(_, judgement)| judgement.known())
    }

    /// The case as a test shows it.
    pub fn text(&self, bound: &Bound) -> Text {
        let mut text = Text::default();
        let Case { name, reason, input, answer, .. } = &self.case;
        text.toned(Tone::Strong, name).say(format!(" of {}", bound.problem.slug));
        if let Some(verdict) = self.verdict() {
            let tone = if verdict == Verdict::Accepted { Tone::Good } else { Tone::Bad };
            text.say(": ").toned(tone, verdict.name());
        }
        text.say(format!("\n{reason}{}", if reason.is_empty() { "" } else { "\n" }));
        let nothing = (Outcome::default(), Finding::new(name, "", Verdict::Accepted, String::new()));
        let (outcome, judgement) = self.got.as_ref().unwrap_or(&nothing);
        difference(&mut text, &Difference { bound, input, expected: answer.as_deref(), outcome, judgement });
        text
    }

    /// The object for scripts.
    pub fn json(&self, bound: &Bound) -> serde_json::Value {
        let Case { name, group, reason, input, .. } = &self.case;
        let plain = |text: &[u8]| String::from_utf8_lossy(text).into_owned();
        let shown = |text: &[u8]| site::answer(bound, text).map_or_else(|| plain(text), |value| value.text);
        let picture = |one: &Picture| json!({ "name": one.name, "words": one.words, "svg": one.inline() });
        let visualization = |drawn: &Result<Visualization, String>| match drawn {
            Ok(one) => json!({ "name": one.name, "type": one.kind.name(), "content": one.content() }),
            Err(why) => json!({ "error": why }),
        };
        let fault = |fault: &Diagnostic| {
            let mut object = serde_json::to_value(fault).unwrap_or_default();
            object["width"] = fault.width.into();
            object["text"] = fault.source.clone().into();
            object
        };
        let values = pictures::values(bound, input);
        let lines = values.map_or(Vec::new(), |values| ends(bound.validator.rules(), &values)).into_iter();
        json!({
            "problem": bound.problem.slug,
            "case": name,
            "group": group,
            "reason": Some(reason).filter(|reason| !reason.is_empty()),
            "recipe": recipe(&self.case),
            "input": plain(input),
            "notation": site::input(bound, input).map(|_| line(bound, input, "\n")),
            "legal": self.faults.is_empty(),
            "faults": self.faults.iter().map(fault).collect::<Vec<_>>(),
            "lines": lines.map(|(text, at)| json!({ "text": text, "at": at })).collect::<Vec<_>>(),
            "expected": self.case.answer.as_deref().map(shown),
            "submission": self.submission,
            "got": self.got.as_ref().map(|(outcome, _)| shown(&outcome.stdout)),
            "verdict": self.verdict().map(Verdict::name),
            "doubtful": self.open.as_ref().map(super::json::open),
            "message": self.got.as_ref().map(|(_, judgement)| &judgement.message),
            "style": STYLE,
            "pictures": pictures::input(bound, input).iter().map(picture).collect::<Vec<_>>(),
            "answer": self.answer(&bound.problem).as_ref().map(picture),
            "visualizations": self.visualizations.iter().map(visualization).collect::<Vec<_>>(),
            "again": self.again(bound),
            "debug": self.debug(bound),
        })
    }

    /// The command that shows it again; none for an input that is too long for a command.
    fn again(&self, bound: &Bound) -> Option<String> {
        let with = self.submission.as_ref().map_or(String::new(), |file| format!(" --submission {}", name(file)));
        let show = format!("ojkit show {}", bound.problem.slug);
        again_by(bound, &self.case, |given| match given {
            Given::Case(_) => on_input(&show, "", given) + &with,
            given => on_input(&format!("{show}{with}"), "", given),
        })
    }

    /// The command that debugs the submission on it.
    fn debug(&self, bound: &Bound) -> Option<String> {
        let command = format!("ojkit debug {} --problem {}", name(self.submission.as_ref()?), bound.problem.slug);
        again_by(bound, &self.case, |given| on_input(&command, "--case ", given))
    }
}

/// How a case was made, where it was not written.
fn recipe(case: &Case) -> Option<String> {
    match &case.recipe {
        Recipe::Text(_) => None,
        Recipe::Draw { hand, seed } => Some(format!("{hand} seed={seed}")),
        Recipe::Generator(call) => {
            Some(format!("{} {} size={} seed={}", call.program, call.arguments, call.size, call.seed))
        }
    }
}
