//! `ojkit new`: a problem folder from the bank, or one whose blanks are marked.

use crate::cli::bank::{self, BankFolder};
use crate::cli::context::Context;
use crate::cli::drafts;
use crate::cli::exit_code::ExitCode;
use crate::cli::folder::{self, Place};
use ojkit_bank::Entry;
use ojkit_exchange::leetcode::capitalized;
use ojkit_exchange::package::File;
use ojkit_files::tree;
use ojkit_languages::Language;
use ojkit_languages::site::draft;
use ojkit_text::suggest::is_slip;
use ojkit_work::collection::is_slug;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::inspection::BLANK;

/// Make a problem folder: of a public question from the bank, else one whose blanks are marked
///
/// A question of LeetCode is named by its folder, its number or its address: `two-sum`, `1`, `https://leetcode.com/problems/two-sum/`.
/// Where its folder is there, `--language` adds a draft and changes nothing else.
/// Any other name is that of a problem of your own; without an option it is one whose function a judge calls.
#[derive(Debug, clap::Args)]
pub(super) struct New {
    /// A question's name, number or address; or the folder's name: lower-case letters, digits, single hyphens
    #[arg(value_name = "QUESTION")]
    slug: String,
    /// The title of a problem of your own [default: from the name]
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// Submissions are programs that read standard input, laid out as the spec says
    #[arg(long)]
    stdin: bool,
    /// Submissions are programs that talk to an interactor, which is begun too (in Python or C++)
    #[arg(long)]
    interactive: bool,
    /// Two subtasks with points
    #[arg(long)]
    scores: bool,
    /// The language of the draft: rust, cpp, python, java, javascript [default: the one that is set, else rust]
    #[arg(long, value_name = "LANGUAGE", value_parser = drafts::language)]
    language: Option<Language>,
}

/// A shorter name is near to many.
const SLIP_MIN: usize = 6;

/// What a new problem's submissions are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Function,
    Program,
    Talks,
}

impl Kind {
    /// The spec and the statement to begin with.
    fn texts(self) -> (&'static str, &'static str) {
        match self {
            Kind::Function => (include_str!("new/function.yaml"), include_str!("new/statement_function.md")),
            Kind::Program => (include_str!("new/stdin.yaml"), include_str!("new/statement_stdin.md")),
            Kind::Talks => (include_str!("new/interactive.yaml"), include_str!("new/statement_interactive.md")),
        }
    }

    /// A draft that is right for the spec as it is; none where the signature gives it.
    fn draft(self, language: Language) -> Option<&'static str> {
        match (self, language.name()) {
            (Kind::Function, "rust") => Some(include_str!("new/function.rs.in")),
            (Kind::Function, _) => None,
            (Kind::Program, "rust") => Some(include_str!("new/sum.rs.in")),
            (Kind::Program, "cpp") => Some(include_str!("new/sum.cpp")),
            (Kind::Program, "java") => Some(include_str!("new/sum.java")),
            (Kind::Program, "javascript") => Some(include_str!("new/sum.js")),
            (Kind::Program, _) => Some(include_str!("new/sum.py")),
            (Kind::Talks, "rust") => Some(include_str!("new/guess.rs.in")),
            (Kind::Talks, "cpp") => Some(include_str!("new/guess.cpp")),
            (Kind::Talks, "java") => Some(include_str!("new/guess.java")),
            (Kind::Talks, "javascript") => Some(include_str!("new/guess.js")),
            (Kind::Talks, _) => Some(include_str!("new/guess.py")),
        }
    }

    /// Two subtasks.
    fn scores(self) -> String {
        let few = if self == Kind::Function { "nums.length <= 10" } else { "n <= 10" };
        format!(
            "groups: # <-- the subtasks: points, and the constraints that narrow each\n  - name: few\n    score: 30\n    \
             constraints: |\n      {few}\n    count: 4\n  - {{ name: all, score: 70 }}\nscore: 100\n"
        )
    }
}

/// The interactor to begin with: its file, and its text.
fn interactor(language: Language) -> (&'static str, &'static str) {
    match language.name() {
        "cpp" => ("interactor.cpp", include_str!("new/interactor.cpp")),
        _ => ("interactor.py", include_str!("new/interactor.py")),
    }
}

impl New {
    pub fn run(mut self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("new")?;
        // A folder has nowhere to go without one, whatever else is wrong.
        context.collection()?;
        if self.is_of_the_bank() {
            let mut bank = bank::packed()?;
            if let Some(entry) = bank.find(&self.slug).cloned() {
                let asked: Vec<Language> = self.language.into_iter().collect();
                let bank_folder = BankFolder::new(&mut bank, &entry, &drafts::languages(context, &asked)?)?;
                return of_the_bank(context, &entry, &bank_folder, self.language.is_some());
            }
            let nearest = bank.nearest(&self.slug);
            let digits = |name: &str| name.chars().filter(char::is_ascii_digit).collect::<String>();
            // A short name, or one with another number, is as likely meant as it stands.
            let is_meant = |near: &&str| self.slug.len() < SLIP_MIN || digits(near) != digits(&self.slug);
            let slip = nearest.filter(|near| is_slug(&self.slug) && is_slip(near, &self.slug) && !is_meant(near));
            if let Some(near) = slip {
                let own = "a problem of your own of that name needs --title";
                let help = format!("did you mean `{near}`? {own}");
                return Err(Failure::usage(format!("`{}` is not in the bank", self.slug), help));
            }
            let near = nearest.map(|near| format!("did you mean `{near}`?")).unwrap_or_default();
            if !is_slug(&self.slug) || self.slug.bytes().all(|b| b.is_ascii_digit()) {
                let way = "a question about a database or a shell, or with an interface that only the site has, cannot be judged here; of any other \
                           one `ojkit import leetcode FILE` makes the folder from its saved page; a problem of your own is named like `two-sum`";
                let help = if near.is_empty() { way.to_owned() } else { format!("{near} {way}") };
                return Err(Failure::usage(format!("`{}` is not in the bank", self.slug), help));
            }
            if !near.is_empty() {
                context.mention(format_args!(
                    "note: `{}` is not in the bank, so that this is a problem of your own; {near}",
                    self.slug
                ))?;
            }
        }
        if self.language.is_none() {
            self.language = drafts::languages(context, &[])?.into_iter().next();
        }
        let help = "use lower-case letters, digits and single hyphens, as in `two-sum`";
        let place = Place::new(context, None, &self.slug, help)?;
        if place.is_taken() {
            return Err(Failure::usage(format!("{} exists", place.shown), "choose another name"));
        }
        let files = self.files()?;
        tree::write(&place.folder, files.iter().map(File::leaf))?;
        for file in &files {
            context.print(format_args!("wrote {}", context.shown(&place.folder.join(&file.path))))?;
        }
        place.renew(context)?;
        self.next(context)?;
        Ok(ExitCode::AsExpected)
    }

    /// Whether nothing says that the problem is one of the user's own.
    fn is_of_the_bank(&self) -> bool {
        self.kind() == Kind::Function && !self.scores && self.title.is_none()
    }

    fn draft_language(&self) -> Language {
        self.language.unwrap_or(Language::RUST)
    }

    fn kind(&self) -> Kind {
        match (self.interactive, self.stdin) {
            (true, _) => Kind::Talks,
            (false, true) => Kind::Program,
            (false, false) => Kind::Function,
        }
    }

    fn draft_name(&self) -> String {
        format!("solution.{}", self.draft_language().extension())
    }

    /// Everything that is written.
    fn files(&self) -> Outcome<Vec<File>> {
        let slug = &self.slug;
        let words: Vec<String> = slug.split('-').map(capitalized).collect();
        // A title is a YAML scalar in a line of its own; what could be anything else there is quoted.
        let title = self.title.clone().unwrap_or_else(|| words.join(" "));
        let quoted = serde_json::Value::from(title.as_str()).to_string();
        if title.trim().is_empty() || title.chars().any(char::is_control) {
            return Err(Failure::usage("a title is one line of text", "leave --title out to take it from the name"));
        }
        let function = function(&words.concat());
        let (kind, language, name) = (self.kind(), self.draft_language(), self.draft_name());
        let (interactor, conversation) = interactor(language);
        let fill = |text: &str, title: &str| {
            text.replace("{slug}", slug)
                .replace("{function}", &function)
                .replace("{snake}", &ojkit_languages::snake_case(&function))
                .replace("{draft}", &name)
                .replace("{interactor}", interactor)
                .replace("{title}", title)
        };
        let (spec, statement) = kind.texts();
        let mut spec = fill(spec, if is_plain(&title) { &title } else { &quoted });
        if self.scores {
            spec.push_str(&kind.scores());
        }
        let text = match kind.draft(language) {
            Some(text) => fill(text, &title),
            None => {
                let problem = ojkit_rules::spec::read(slug, "spec.yaml", spec.as_bytes(), ojkit_english::said)
                    .map_err(Failure::Broken)?;
                draft(language, slug, &problem.signature)
            }
        };
        let mut files = vec![File::new("spec.yaml", spec), File::new("statement.md", fill(statement, &title))];
        if kind == Kind::Talks {
            files.push(File::new(interactor, conversation));
        }
        files.push(File::draft(language.extension(), text));
        Ok(files)
    }

    /// What a person does next, in order.
    fn next(&self, context: &mut Context) -> Outcome<()> {
        let (slug, name) = (&self.slug, self.draft_name());
        context.print(format_args!("next: fill in what `{BLANK}` marks; `ojkit check {slug}` lists what is left"))?;
        if self.kind() == Kind::Function && !self.scores {
            return Ok(());
        }
        context.print(format_args!("      `ojkit test {slug}` tries the draft while you write it"))?;
        let place = format!("submissions/accepted/{name}");
        let model = if self.kind() == Kind::Talks { "" } else { " and name it as `model:`" };
        context.print(format_args!("      when it is right, move it to {place}{model}"))?;
        context.print(format_args!("      `ojkit gen {slug}`, `ojkit judge {slug}`, `ojkit strength {slug}`"))?;
        let short = ojkit_exchange::package::short_name(slug);
        context.print(format_args!(
            "      `ojkit export kattis {slug} -o {short}.zip`, `ojkit export html {slug} -o {slug}.html`"
        ))
    }
}

/// Writes the folder of a question, or a draft in the language that was asked for where the folder is there.
fn of_the_bank(context: &mut Context, entry: &Entry, bank_folder: &BankFolder, is_asked: bool) -> Outcome<ExitCode> {
    let slug = &entry.slug;
    let place = Place::new(context, None, slug, "")?;
    let added = if is_asked && place.is_taken() { place.add(&bank_folder.files)? } else { Vec::new() };
    if added.is_empty() {
        place.free(format!("`ojkit test {slug}` tries its draft; --language adds one in another language"))?;
        place.write(context, &bank_folder.files)?;
        bank::told(context, &place.shown, bank_folder)?;
    } else {
        place.renew(context)?;
        folder::added(context, &place.shown, &added)?;
    }
    Ok(ExitCode::AsExpected)
}

/// Whether YAML takes a title for text: it would take `486` for a number and `Null` for nothing.
fn is_plain(title: &str) -> bool {
    let mut words = title.split(' ');
    words.next().is_some_and(|word| word.starts_with(char::is_alphabetic))
        && words.next().is_some()
        && title.chars().all(|c| c.is_alphanumeric() || c == ' ')
        && !title.ends_with(' ')
}

/// The judge's name of the function as it probably is: `twoSum`. Not a word that some language keeps to itself, nor a digit first.
fn function(letters: &str) -> String {
    const TAKEN: &str = " abstract as assert async await auto bool boolean box break byte case catch char class const continue crate def \
        default del delete do double dyn elif else enum except export extends extern false final finally float fn for friend from gen \
        global goto if impl import in inline instanceof int interface is lambda let long loop macro main match mod move mut namespace \
        native new nonlocal not null or override package pass priv private protected pub public raise ref register return self short \
        signed sizeof static struct super switch template this throw trait true try type typedef typeof union unsafe unsigned unsized \
        use using virtual void volatile where while with yield yes no on off ";
    let function: String = letters[..1].to_ascii_lowercase() + &letters[1..];
    let taken = TAKEN.split_whitespace().any(|word| word == function);
    match letters.len() {
        // A spec takes names of 64 letters.
        60.. => "solve".to_string(),
        _ if letters.starts_with(|c: char| c.is_ascii_digit()) || taken => format!("solve{letters}"),
        _ => function,
    }
}
