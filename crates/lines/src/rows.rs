//! Wordings as rows of data: a pattern, and the canonical line that it stands for.
//!
//! In the canonical line, `{slot}` is what the pattern's slot of that name holds, and `{slot2}` what the second one holds. What is spoken of is
//! `{x}` one by one, `{names}` as names, `{name}` as the only name, `{lengths}`; with a star (`{wholes*}`, `{texts*}`, `{names*}`) the line is
//! said of each by itself, and `{first}` and `{second}` are the only two. `{low}`, `{below}`, `{high}` are a range, `{last}` its end where that is
//! met, `{most}` its largest whole number, `{fewer}` a number less one, `{count}` how many letters there are. `.item`, `.other` and `.next` behind a
//! name are its elements at two free indices, and the one behind the first.

use super::cursor::Cursor;
use super::grammar::Grammar;
use super::lexer::{Kind, tokens};
use super::print;
use super::said::{Built, Fault, Said, at_index, free_indices};
use ojkit_model::constraint::{Comparison, Expr, Path, Step};

/// All rows: what people write, and its canonical line.
pub fn wordings() -> impl Iterator<Item = (&'static str, &'static str)> {
    let rows = include_str!("wordings.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|row| row.split_once(" => ").unwrap_or_else(|| panic!("no row: {row}")))
}

/// A canonical line that is being written, and the columns in the line of a person that its names stand for.
#[derive(Default)]
struct Line {
    text: String,
    columns: Vec<(usize, usize)>,
}

impl Line {
    fn push(&mut self, exprs: &[Expr]) {
        for (at, expr) in exprs.iter().enumerate() {
            if at > 0 {
                self.text.push_str(", ");
            }
            let (start, printed) = (self.text.chars().count(), print::expression(expr));
            let mut paths = Vec::new();
            collect(expr, &mut paths);
            let words = tokens(&printed).unwrap_or_default();
            let begins = (0..words.len()).filter(|&at| {
                let is = |at: Option<usize>, sign| at.is_some_and(|at| words[at].kind == Kind::Sign(sign));
                matches!(words[at].kind, Kind::Word(_)) && !is(at.checked_sub(1), ".") && !is(Some(at + 1), "(")
            });
            self.columns.extend(begins.zip(paths).map(|(at, path)| (start + words[at].start, path.column)));
            self.text.push_str(&printed);
        }
    }
}

/// The names in an expression, in the order in which they are printed.
fn collect<'e>(expr: &'e Expr, found: &mut Vec<&'e Path>) {
    match expr {
        Expr::Int(_) | Expr::Double(_) | Expr::Text(_) => {}
        Expr::Path(path) => {
            found.push(path);
            path.steps.iter().for_each(|step| {
                if let Step::Index(index) = step {
                    collect(index, found)
                }
            });
        }
        Expr::Negate(inner) => collect(inner, found),
        Expr::Binary(_, left, right) => [left, right].into_iter().for_each(|side| collect(side, found)),
        Expr::Call(_, arguments) => arguments.iter().for_each(|argument| collect(argument, found)),
    }
}

impl Said<'_> {
    /// The rules of a canonical line, filled with what the slots hold.
    pub(crate) fn says(&self, line: &str, grammar: &Grammar) -> Built {
        let star = line.split_once("*}").map(|(before, _)| before.rsplit('{').next().unwrap_or_default());
        let each = match star {
            Some("wholes") => self.wholes()?,
            Some("texts") => self.texts()?,
            Some("list") => self.list()?,
            Some(_) => self.names()?.to_vec(),
            None => vec![Expr::Int(0)],
        };
        let mut rules = Vec::new();
        for one in each {
            let filled = self.filled(line, &one)?;
            let mut cursor = Cursor::new(&filled.text, grammar, self.nouns()).map_err(|_| Fault::Other)?;
            cursor.origins = Some((self.column, filled.columns));
            rules.extend(cursor.canonical(&grammar.sentences).ok_or(Fault::Other)?);
        }
        Ok(rules)
    }

    fn filled(&self, line: &str, one: &Expr) -> Result<Line, Fault> {
        let mut filled = Line::default();
        let mut rest = line;
        while let Some((before, behind)) = rest.split_once('{') {
            filled.text.push_str(before);
            match behind.split_once('}') {
                Some((slot, behind)) if slot.starts_with(|c: char| c.is_ascii_lowercase()) => {
                    self.fill(slot, one, &mut filled)?;
                    rest = behind;
                }
                _ => {
                    filled.text.push('{');
                    rest = behind;
                }
            }
        }
        filled.text.push_str(rest);
        Ok(filled)
    }

    fn fill(&self, slot: &str, one: &Expr, line: &mut Line) -> Result<(), Fault> {
        let (name, element) = slot.split_once('.').unwrap_or((slot, ""));
        let nth = usize::from(name.ends_with('2'));
        let exprs = match name.trim_end_matches('2') {
            name if name.ends_with('*') => vec![one.clone()],
            "x" => self.each()?,
            "names" => self.names()?.to_vec(),
            "name" => vec![Expr::Path(self.name()?.clone())],
            "lengths" => self.lengths()?,
            "texts" => self.texts()?,
            "first" | "second" => match self.names()? {
                [first, second] => vec![if name == "first" { first } else { second }.clone()],
                _ => return Err(Fault::Other),
            },
            "path" => vec![self.named(nth)?],
            "list" => self.list()?,
            "expr" => vec![self.expr(nth)],
            "low" => vec![self.range()?.0],
            "high" => vec![self.range()?.1],
            "last" => match self.range()? {
                (_, last, Comparison::LessEqual) => vec![last],
                _ => return Err(Fault::Other),
            },
            "most" => match self.range()? {
                (_, Expr::Int(end), Comparison::Less) => vec![Expr::Int(end - 1)],
                (_, last, _) => vec![last],
            },
            "bound" => match self.bounds()? {
                [(operator, bound)] => {
                    line.text += &format!("{} ", print::sign(*operator));
                    vec![bound.clone()]
                }
                _ => return Err(Fault::Other),
            },
            "amount" => {
                let (operator, bound) = &self.bounds()?[0];
                line.text += &format!("{} ", print::amount(*operator));
                vec![bound.clone()]
            }
            name => {
                line.text += &self.word(name, nth)?;
                return Ok(());
            }
        };
        if element.is_empty() {
            line.push(&exprs);
            return Ok(());
        }
        let [Expr::Path(path)] = &exprs[..] else { return Err(Fault::Other) };
        let (first, second) = free_indices(path);
        line.push(&[Expr::Path(match element {
            "item" => at_index(path, first, 0),
            "other" => at_index(path, second, 0),
            _ => at_index(path, first, 1),
        })]);
        Ok(())
    }

    /// What a slot without names holds.
    fn word(&self, slot: &str, nth: usize) -> Result<String, Fault> {
        Ok(match slot {
            "number" => self.number(nth).to_string(),
            // That no two letters stand side by side is said of neighbours.
            "fewer" if self.number(0) == 2 && self.counted()?.is_letters() => return Err(Fault::Other),
            "fewer" => (self.number(0) - 1).to_string(),
            "count" => self.letters()?.len().to_string(),
            "letters" => print::characters(&if nth > 0 { self.second_letters()? } else { self.letters()? }),
            "text" => print::quoted(self.text()),
            "order" => print::ordered(self.comparison()).to_string(),
            "sign" => print::sign(self.comparison()).to_string(),
            "below" => print::sign(self.range()?.2).to_string(),
            "kind" => print::counted(&self.counted()?),
            "given" => self.literals()?.iter().map(print::literal).collect::<Vec<_>>().join(", "),
            _ => panic!("no slot of a canonical line is called `{slot}`"),
        })
    }
}
