//! `ojkit new`: a problem folder whose blanks are marked.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::failure::{Failure, Outcome};
use crate::cli::garden;
use crate::store::atomic;
use crate::store::collection::is_slug;

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
        let letters: String = words.concat();
        let name = if letters.starts_with(|c: char| c.is_ascii_digit()) { format!("Solve{letters}") } else { letters };
        let function = name[..1].to_ascii_lowercase() + &name[1..];
        let fill = |text: &str, title: &str| {
            text.replace("{slug}", slug)
                .replace("{function}", &function)
                .replace("{snake}", &crate::run::harness::snake_case(&function))
                .replace("{title}", title)
        };
        let plain = |title: &str| title.chars().all(|c| c.is_alphanumeric() || c == ' ') && !title.is_empty();
        let files = [
            (collection.spec(slug), fill(SPEC, if plain(&title) { &title } else { &quoted })),
            (collection.statement(slug), fill(STATEMENT, &title)),
            (collection.submission(slug, "draft/solution.rs"), fill(DRAFT, &title)),
        ];
        for (path, text) in files {
            atomic::write(&path, text.as_bytes())?;
            context.print(format_args!("wrote {}", context.shown(&path)))?;
        }
        if let Some((text, fresh)) = garden::refreshed(&collection)?
            && fresh != text
        {
            atomic::write(&collection.manifest(), fresh.as_bytes())?;
        }
        context.print(format_args!("next: fill in what `{BLANK}` marks; `ojkit check {slug}` lists what is left"))?;
        Ok(ExitCode::AsExpected)
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}
