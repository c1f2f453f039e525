//! All problems that can be seen from here, the collection's own and those of the contests below it, with what became of them.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::report::listing::{Note, Row};
use crate::store::{history, past};
use ojkit_judge::expectation::has_oracle_name;
use ojkit_languages::Toolchain;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_text::suggest::did_you_mean;
use ojkit_work::collection::{Collection, read_if_there};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::problem;
use std::fs;
use std::path::Path;

/// Which problems are wanted.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Filter {
    /// Words of the title or of the folder's name, or the judge's number; all of them
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    /// Only problems with this tag; several, for problems with all of them
    #[arg(long, value_name = "TAG")]
    tag: Vec<String>,
    /// Only problems of this difficulty
    #[arg(long, value_name = "DIFFICULTY")]
    difficulty: Option<String>,
    /// Only problems with a draft or an accepted submission in this language
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<String>,
}

/// Every problem, in the order of contests and names.
pub(super) struct Overview {
    pub rows: Vec<Row>,
    /// That of the gravest fault.
    pub code: ExitCode,
}

/// A problem that is yet to be looked at.
struct Pending<'a> {
    collection: &'a Collection,
    table: &'a [Toolchain],
    contest: &'a str,
    slug: String,
    /// How messages name its folder.
    shown: String,
}

impl Overview {
    /// Looks at every problem; says what is broken.
    pub fn new(context: &mut Context) -> Outcome<Overview> {
        let own = context.collection()?;
        let contests = own.contests();
        let named = contests.iter().filter_map(|contest| Some((contest.name_below(&own)?, contest)));
        let mut sections = Vec::new();
        for (name, collection) in [(String::new(), &own)].into_iter().chain(named) {
            sections.push((name, collection, ojkit_languages::table(collection.languages().as_deref())?));
        }
        let mut pending = Vec::new();
        for (contest, collection, table) in &sections {
            for slug in collection.slugs()? {
                let shown = context.shown(&collection.folder(&slug));
                pending.push(Pending { collection, table, contest, slug, shown });
            }
        }
        let is_counted = context.json();
        let seen = looked_at(&pending, context.jobs(), is_counted);
        let (mut rows, mut code) = (Vec::new(), ExitCode::AsExpected);
        for (row, faults) in seen {
            code = code.and(context.report(&faults)?);
            rows.push(row);
        }
        Ok(Overview { rows, code })
    }
}

/// Looks at all of them, on several threads: with thousands of problems the time goes by opening files.
fn looked_at(pending: &[Pending], jobs: usize, is_counted: bool) -> Vec<(Row, Vec<Diagnostic>)> {
    let share = pending.len().div_ceil(jobs.max(1)).max(1);
    std::thread::scope(|scope| {
        let look = |part: &[Pending]| part.iter().map(|one| one.row(is_counted)).collect::<Vec<_>>();
        let threads: Vec<_> = pending.chunks(share).map(|part| scope.spawn(move || look(part))).collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

impl Pending<'_> {
    fn row(&self, is_counted: bool) -> (Row, Vec<Diagnostic>) {
        let Pending { collection, slug, shown, .. } = self;
        let (lines, mut faults) = match collection.is_alone() {
            true => (Vec::new(), Vec::new()),
            false => {
                history::read(&collection.progress(slug), &format!("{shown}/{}", ojkit_work::collection::PROGRESS))
            }
        };
        let files = past::files(collection, slug);
        let past = past::past(&lines, &files, &|file| collection.submission(slug, file));
        let language = |file: &str| ojkit_languages::of_path(self.table, Path::new(file)).map(|row| row.name.clone());
        let own = files.iter().filter(|file| !(file.starts_with("draft/") && has_oracle_name(Path::new(file))));
        let mut languages: Vec<String> = own.filter_map(|file| language(file)).collect();
        languages.sort();
        languages.dedup();
        let mut row = Row {
            name: if self.contest.is_empty() { slug.clone() } else { format!("{}/{slug}", self.contest) },
            contest: self.contest.to_owned(),
            solved_in: past.file.as_deref().and_then(language),
            languages,
            submissions: if is_counted { submissions(collection, slug) } else { 0 },
            cases: if is_counted { cases(collection, slug) } else { None },
            ..Row::default()
        };
        row.notes.extend(past.is_changed.then_some(Note::Changed));
        row.past = past;
        match problem::glance(collection, slug, &format!("{shown}/spec.yaml")) {
            Ok(problem) => {
                let unchecked = problem.unchecked.len();
                row.notes.extend(problem.model.is_none().then_some(Note::NoModel));
                row.notes.extend((unchecked > 0).then_some(Note::Unchecked(unchecked)));
                (row.title, row.difficulty, row.tags) = (problem.title, problem.difficulty, problem.tags);
                (row.number, row.judge) = (problem.source.number(), problem.source.judge);
            }
            Err(broken) => {
                faults.extend(broken);
                row.notes.push(Note::BrokenSpec);
            }
        }
        (row, faults)
    }
}

/// How many files lie in verdict folders; `ojkit check` looks at each.
fn submissions(collection: &Collection, slug: &str) -> usize {
    let folders = fs::read_dir(collection.submissions(slug)).into_iter().flatten().flatten();
    let files = folders.filter_map(|folder| fs::read_dir(folder.path()).ok()).flat_map(Iterator::flatten);
    files.filter(|file| !file.file_name().to_string_lossy().starts_with('.')).count()
}

/// How many cases the page has; none where there is no page yet.
fn cases(collection: &Collection, slug: &str) -> Option<usize> {
    let page = read_if_there(&collection.page(slug)).ok()??;
    Some(String::from_utf8_lossy(&page).lines().filter(|line| line.starts_with("- name:")).count())
}

/// A name as it is compared: small letters, one hyphen between words.
fn plain(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

impl Filter {
    /// The rows that are wanted.
    ///
    /// # Errors
    /// A tag, a difficulty or a language is that of no problem.
    pub fn of(&self, rows: Vec<Row>) -> Outcome<Vec<Row>> {
        let wanted = |text: &Option<String>| text.iter().cloned().collect::<Vec<String>>();
        known("tag", &self.tag, &rows, &|row| &row.tags)?;
        known("language", &wanted(&self.language), &rows, &|row| &row.languages)?;
        known("difficulty", &wanted(&self.difficulty), &rows, &|row| std::slice::from_ref(&row.difficulty))?;
        Ok(rows.into_iter().filter(|row| self.takes(row)).collect())
    }

    fn takes(&self, row: &Row) -> bool {
        let is_among = |name: &String, list: &[String]| list.iter().any(|one| plain(one) == plain(name));
        self.tag.iter().all(|tag| is_among(tag, &row.tags))
            && self.language.iter().all(|language| is_among(language, &row.languages))
            && self.difficulty.iter().all(|difficulty| is_among(difficulty, std::slice::from_ref(&row.difficulty)))
            && self.words.iter().all(|word| is_about(row, word))
    }
}

/// Whether a word is the number of a problem or of its contest, or stands in its name or title.
fn is_about(row: &Row, word: &str) -> bool {
    let word = plain(word);
    let number = plain(&row.number);
    let contest = number.trim_end_matches(|c: char| !c.is_ascii_digit());
    number == word
        || (word.len() > 1 && contest == word)
        || row.name.to_lowercase().contains(&word)
        || plain(&row.title).contains(&word)
}

/// Refuses a name that none of the problems has.
fn known(what: &str, names: &[String], rows: &[Row], of: &dyn Fn(&Row) -> &[String]) -> Outcome<()> {
    for name in names {
        if rows.iter().any(|row| of(row).iter().any(|one| plain(one) == plain(name))) {
            continue;
        }
        let mut all: Vec<&str> = rows.iter().flat_map(of).map(String::as_str).filter(|one| !one.is_empty()).collect();
        all.sort();
        all.dedup();
        let help =
            if all.is_empty() { format!("no problem here has a {what}") } else { did_you_mean(name, &all).into() };
        return Err(Failure::usage(format!("no problem here has the {what} `{name}`"), help));
    }
    Ok(())
}
