//! A question as its page gives it: what every form of it is brought into before anything is understood.

use ojkit_languages::Language;
use serde_json::Value as Json;

/// The text of one question, in pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// The number that the site shows.
    pub id: String,
    /// The name in the page's address.
    pub slug: String,
    pub title: String,
    /// `easy`, `medium`, `hard`; empty where nobody said.
    pub difficulty: String,
    /// Topics, as the site's addresses spell them.
    pub tags: Vec<String>,
    /// The statement's versions, one for each language that it is written in.
    pub versions: Vec<Version>,
    /// Declarations of the function or class.
    pub code: Vec<Code>,
    /// The site's own description of the signature.
    pub meta: Option<Json>,
    /// Whether powers may have lost their superscripts on the way.
    pub flattened: bool,
}

/// One version of a statement.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Version {
    /// Whether it is written in Chinese.
    pub is_chinese: bool,
    /// The text around examples and constraints.
    pub prose: String,
    /// How many bytes of it stand before the constraints: what follows them may speak of solutions.
    pub asked: usize,
    /// What is said of the examples.
    pub explanations: String,
    pub constraints: Vec<String>,
    pub examples: Vec<RawExample>,
}

/// An example as the page writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RawExample {
    pub input: String,
    pub output: String,
}

/// Code that declares what a solution is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    pub language: Language,
    pub text: String,
}

impl Version {
    /// The question's own text.
    pub fn question(&self) -> &str {
        self.prose.get(..self.asked).filter(|asked| !asked.is_empty()).unwrap_or(&self.prose)
    }
}

impl Page {
    /// The page's address.
    pub fn url(&self) -> String {
        format!("https://leetcode.com/problems/{}/", self.slug)
    }

    /// Forgets what was taken for a version and is a picture's caption, with neither lines nor an answer.
    pub fn drop_captions(&mut self) {
        let is_stated =
            |one: &Version| !one.constraints.is_empty() || one.examples.iter().any(|raw| !raw.output.is_empty());
        if self.versions.iter().any(is_stated) {
            self.versions.retain(is_stated);
        }
    }

    /// The version to read first: English, since it is the one that the site keeps up to date.
    pub fn main(&self) -> Option<&Version> {
        self.versions.iter().find(|version| !version.is_chinese).or_else(|| self.versions.first())
    }
}
