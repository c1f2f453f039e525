//! `ojkit new`: a problem folder whose blanks are marked.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::failure::{Failure, Outcome};
use crate::cli::garden;
use crate::store::collection::is_slug;
use ojkit_files::atomic;

/// Make a new problem folder whose blanks are marked
#[derive(Debug, clap::Args)]
pub(super) struct New {
    /// The folder's name: lower-case letters, digits, single hyphens
    #[arg(value_name = "SLUG")]
    slug: String,
    /// The title [default: from the name]
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
}

/// Marks what a person has to fill in; `ojkit check` lists the lines that still have it.
pub(super) const BLANK: &str = "# <--";

const SPEC: &str = "\
format: 1
title: {title}
source: { judge: leetcode, id: 0, url: https://leetcode.com/problems/{slug}/ } # <-- where it comes from, or remove the line
function: {function} # <-- the judge's own name of the function; remove the line for a problem with only stdin
parameters: # <-- the judge's names and types: integer, long, double, boolean, character, string, T[], T[][]
  nums: integer[]
returns: integer # <-- the type of the answer
# <-- the statement's own constraint lines:
constraints: |
  1 <= nums.length <= 100
  -1000 <= nums[i] <= 1000
limits: { time_ms: 1000, memory_mib: 256, output_kib: 1024 }
# <-- the right solution that makes the answers, once there is one:
# model: accepted/solution.rs
examples: # <-- the statement's examples
  - input: { nums: [1, 2, 3] }
    output: 6
";

const STATEMENT: &str = "# {title}\n\n<!-- the statement in your own words -->\n";

const DRAFT: &str = "\
struct Solution;

impl Solution {
    pub fn {snake}(nums: Vec<i32>) -> i32 {
        // The sum stands here until you write the solution.
        nums.iter().sum()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect(\"standard input is text\");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect(\"a whole number\"));
    println!(\"{}\", Solution::{snake}(numbers.skip(1).collect()));
}
";

impl New {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("new")?;
        let collection = context.collection()?;
        let slug = &self.slug;
        if !is_slug(slug) {
            let help = "use lower-case letters, digits and single hyphens, as in `two-sum`";
            return Err(Failure::usage(format!("`{slug}` cannot be a problem's folder"), help));
        }
        let folder = collection.folder(slug);
        if folder.exists() {
            return Err(Failure::usage(format!("{} is there already", context.shown(&folder)), "choose another name"));
        }
        let _lock = collection.lock_whole()?;
        let words: Vec<String> = slug.split('-').map(capitalized).collect();
        // A title is a YAML scalar in a line of its own; what could be anything else there is quoted.
        let title = self.title.unwrap_or_else(|| words.join(" "));
        let quoted = serde_json::Value::from(title.as_str()).to_string();
        if title.trim().is_empty() || title.chars().any(char::is_control) {
            return Err(Failure::usage("a title is one line of text", "leave --title out to take it from the name"));
        }
        let function = function(&words.concat());
        let fill = |text: &str, title: &str| {
            text.replace("{slug}", slug)
                .replace("{function}", &function)
                .replace("{snake}", &ojkit_languages::snake_case(&function))
                .replace("{title}", title)
        };
        // YAML would take `486` for a number and `Null` for nothing; a title of several words is text in any case.
        let plain = |title: &str| {
            let mut words = title.split(' ');
            words.next().is_some_and(|word| word.starts_with(char::is_alphabetic))
                && words.next().is_some()
                && title.chars().all(|c| c.is_alphanumeric() || c == ' ')
                && !title.ends_with(' ')
        };
        let files = [
            (collection.spec(slug), fill(SPEC, if plain(&title) { &title } else { &quoted })),
            (collection.statement(slug), fill(STATEMENT, &title)),
            (collection.submission(slug, "draft/solution.rs"), fill(DRAFT, &title)),
        ];
        for (path, text) in files {
            atomic::write(&path, text.as_bytes())?;
            context.print(format_args!("wrote {}", context.shown(&path)))?;
        }
        garden::renew(context, &[slug])?;
        context.print(format_args!("next: fill in what `{BLANK}` marks; `ojkit check {slug}` lists what is left"))?;
        Ok(ExitCode::AsExpected)
    }
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

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}
