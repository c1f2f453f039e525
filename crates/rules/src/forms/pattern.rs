//! `version matches the pattern "[0-9]+(\.[0-9]+)*"`: what each text looks like, letter by letter.

use super::{Atom, Claim, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::{Term, VarId};
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::regular::{Begun, Regular};
use crate::values::{Broken, Values};
use ojkit_lines::said::Phrase;
use ojkit_model::constraint::{Comparison, Expr};
use ojkit_model::input::Part;
use std::sync::Arc;

/// Each of these texts matches a regular pattern as a whole.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Pattern {
    /// The cells.
    var: VarId,
    /// As it is written.
    source: String,
    #[serde(skip)]
    regular: Arc<Regular>,
}

impl PartialEq for Pattern {
    fn eq(&self, other: &Pattern) -> bool {
        (self.var, &self.source) == (other.var, &other.source)
    }
}

/// The text that is being drawn, as far as it is read.
#[derive(Default)]
pub struct State {
    start: usize,
    next: usize,
    begun: Begun,
}

impl Form for Pattern {
    type State = State;
    const PHRASES: &'static [Phrase] = phrases::PHRASES;
    const WORDINGS: &'static [&'static str] = &["{} matches the pattern {}"];
    const CLAIMS: &'static [Claim] = &[Claim {
        parameters: "s: string",
        line: "s matches the pattern \"[1-3]+([.][1-3]+)*\"",
        accepts: "{ s: \"1.22\" }",
        rejects: "{ s: \"1.\" }",
        within: "0 <= s.length <= 4",
        length: 5,
        range: (0, 0),
        letters: "123.",
    }];
    mentions!(arrays: |form: &Pattern| [form.var];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let var = binder.texts(&of[0])?;
        let Expr::Text(source) = &of[1] else {
            return Err(Fault::line("a pattern is a quoted text", "write `s matches the pattern \"[a-z]+\"`"));
        };
        let regular = Regular::read(source).map_err(|wrong| {
            Fault::line(
                format!("{source:?} is no pattern: {wrong}"),
                "see the patterns of texts in docs/constraints.md",
            )
        })?;
        let Some((shortest, longest)) = regular.lengths() else {
            return Err(Fault::line(format!("no text matches {source:?}"), "give every class a letter"));
        };
        let mut atoms = Vec::new();
        if let Ok(field) = binder.flat(&of[0]) {
            let bound = |length: usize| Term::Int(length as i128);
            atoms.push(comparison(bound(shortest), Comparison::LessEqual, binder.length(field, &[])));
            atoms.extend(longest.map(|most| comparison(binder.length(field, &[]), Comparison::LessEqual, bound(most))));
        }
        atoms.push(Pattern { var, source: source.clone(), regular: Arc::new(regular) }.into());
        Ok(atoms)
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let field = values.variables.field_of_cells(self.var)?;
        let value = values.field(field);
        let level = value.ends.len().checked_sub(1)?;
        let mut items = 0..value.ends[level].len();
        let index = items.find(|&item| {
            !values.is_absent(field, level, item) && !self.regular.matches(&value.cells[value.range(level, item)])
        })?;
        let name = &values.variables.fields[field].name;
        let message = format!("`{name}` does not match the pattern {:?}", self.source);
        Some((values.place_of(field, Part::Length { level, index }), message))
    }

    fn allow(&self, state: &mut State, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let depth = input.variables.vars[self.var].depth;
        let Some(text) = depth.checked_sub(1).and_then(|level| input.group_of(at.var, level, at.cell)) else { return };
        let cells = input.drawn(at.var, text.start..at.cell);
        if state.start != text.start || state.next > cells.len() || cells.is_empty() {
            (state.start, state.next) = (text.start, 0);
            Regular::begin(&mut state.begun);
        }
        cells[state.next..].iter().for_each(|&letter| self.regular.read_letter(&mut state.begun, letter));
        state.next = cells.len();
        allowed.keep_members(&self.regular.allowed(&mut state.begun, text.len() - cells.len() - 1));
    }
}

/// How people write it.
mod phrases {
    use crate::forms::Form;
    use crate::regular::numbers;
    use ojkit_lines::said::{Built, Fault, Phrase, Said, item_of};
    use ojkit_model::constraint::{Comparison, Expr, Path, Rule};
    use ojkit_model::signature::Type;

    pub const PHRASES: &[Phrase] = &[
        ("{x} is a? valid roman numeral {within}", roman),
        ("in the case of a negative {x} , it will begin/start with {letter}", |s| {
            of(s, &format!("({0})?[^{1}*", class(&s.letters()?), &class(&s.letters()?)[1..]))
        }),
        ("{x} consists of integer {within} and {letter} separated by comma {letter}", listed),
        ("{x} consists of integer and {class} separated by some number of space", |s| {
            of(s, &format!(" *[0-9]+ *({} *[0-9]+ *)*", class(&s.letters()?)))
        }),
        ("{x} represents a? valid expression that contains only {letters} only?", summed),
        (
            "{expr} <= the? count/number of all? operator ( {letter} and {letter} ) in the math? expression <= {expr}",
            operators,
        ),
        ("{x} where i/j/k is even {is} either? {letters}", |s| alternating(s, true)),
        ("{x} where i/j/k is odd {is} either? {letters}", |s| alternating(s, false)),
        ("all? date is provided/given in the? format {text}", |s| match s.text() {
            "MM-DD" => of_texts(s, &day(28)),
            _ => Err(Fault::Other),
        }),
        ("the? given date is valid date of a non - leap year", |s| of_texts(s, &day(28))),
        ("the? given date is valid date between the year {number} and {number}", |s| {
            of_texts(s, &dates(s.number(0), s.number(1)))
        }),
        ("{x} represents a? positive integer", |s| of_strings(s, "[1-9][0-9]*")),
        (
            "the? integer value in the? input? expression does not have/contain a? leading {letter} or {letter} denoting the? sign",
            |s| of_texts(s, "[0-9]+([^0-9][0-9]+)*"),
        ),
        ("all? local and domain name is non-empty", |s| of_texts(s, "[^@]+@[^@]+")),
        ("local name does not start/begin with a? {letter} character?", |s| {
            of_texts(s, &format!("[^{}.*", &class(&s.letters()?)[1..]))
        }),
        ("domain name ends with the? {text} suffix", |s| of_texts(s, &format!(".*{}", literal(s.text())))),
        ("domain name must contain at least one character before {text} suffix?", |s| {
            of_texts(s, &format!("[^@]+@.+{}", literal(s.text())))
        }),
    ];

    fn stated(text: Expr, pattern: &str) -> Rule {
        Rule::Stated { wording: super::Pattern::WORDINGS[0], of: vec![text, Expr::Text(pattern.to_owned())] }
    }

    fn of(s: &Said, pattern: &str) -> Built {
        Ok(s.texts()?.into_iter().map(|text| stated(text, pattern)).collect())
    }

    /// Of names that are known to be texts: of numbers the same words say something else.
    fn of_strings(s: &Said, pattern: &str) -> Built {
        let is_text = |one: &Expr| matches!(one, Expr::Path(path) if s.nouns().type_of(path) == Some(Type::String));
        if s.names()?.iter().all(is_text) { of(s, pattern) } else { Err(Fault::Other) }
    }

    /// Of every parameter that is made of texts.
    fn of_texts(s: &Said, pattern: &str) -> Built {
        let named = |(name, depth): (&str, usize)| {
            let path = Expr::Path(Path { name: name.to_owned(), steps: Vec::new(), column: s.column });
            (0..depth).try_fold(path, |path, _| item_of(&path))
        };
        let texts = s.nouns().texts().map(named).collect::<Result<Vec<Expr>, Fault>>()?;
        if texts.is_empty() {
            Err(Fault::Other)
        } else {
            Ok(texts.into_iter().map(|text| stated(text, pattern)).collect())
        }
    }

    fn roman(s: &Said) -> Built {
        match s.range()? {
            (Expr::Int(1), Expr::Int(3999), Comparison::LessEqual) => {
                of(s, "M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")
            }
            _ => Err(Fault::Other),
        }
    }

    /// Numbers of a range and a sign that stands for none, with commas between them.
    fn listed(s: &Said) -> Built {
        let (Expr::Int(lo), Expr::Int(hi), Comparison::LessEqual) = s.range()? else { return Err(Fault::Other) };
        let (Ok(lo), Ok(hi)) = (u64::try_from(lo), u64::try_from(hi)) else { return Err(Fault::Other) };
        let item = format!("({}|{})", numbers(lo, hi, false), class(&s.letters()?));
        of(s, &format!("{item}({}{item})*", class(&s.second_letters()?)))
    }

    /// One digit, then a sign and a digit any number of times.
    fn summed(s: &Said) -> Built {
        let (digits, signs): (Vec<char>, Vec<char>) = s.letters()?.into_iter().partition(char::is_ascii_digit);
        match digits.is_empty() || signs.iter().any(|sign| !"+-*/".contains(*sign)) {
            true => Err(Fault::Other),
            false => of(s, &format!("{0}({1}{0})*", class(&digits), class(&signs))),
        }
    }

    fn operators(s: &Said) -> Built {
        let (Expr::Int(least), Expr::Int(most)) = (s.expr(0), s.expr(1)) else { return Err(Fault::Other) };
        let letters = [s.letters()?, s.second_letters()?].concat();
        let class = class(&letters);
        let others = format!("[^{}", &class[1..]);
        of_texts(s, &format!("{others}*({class}{others}*){{{least},{most}}}"))
    }

    /// `x[i] where i is even is 'a' or 'b'`: the letters at every other place of a text.
    fn alternating(s: &Said, is_even: bool) -> Built {
        let path = s.name()?.clone();
        let text = Path { steps: path.steps[..path.steps.len().saturating_sub(1)].to_vec(), ..path };
        let class = class(&s.letters()?);
        let pattern = if is_even { format!("({class}.)*({class})?") } else { format!("(.{class})*.?") };
        Ok(vec![stated(Expr::Path(text), &pattern)])
    }

    /// A class of letters.
    fn class(letters: &[char]) -> String {
        let signs = letters.iter().map(|letter| match letter {
            letter if letter.is_ascii_alphanumeric() || *letter == ' ' => letter.to_string(),
            sign => format!("\\{sign}"),
        });
        format!("[{}]", signs.collect::<String>())
    }

    /// Letters that stand for themselves.
    fn literal(text: &str) -> String {
        text.chars().map(|letter| class(&[letter])).collect()
    }

    /// The days of a year as `MM-DD`, with so many in February.
    fn day(february: u8) -> String {
        format!(
            "((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-{}]))",
            february - 20
        )
    }

    /// The days of years as `YYYY-MM-DD`.
    fn dates(first: i64, last: i64) -> String {
        let is_leap = |year: &i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let leap: Vec<String> =
            (first.max(1000)..=last.min(9999)).filter(is_leap).map(|year| year.to_string()).collect();
        let years = numbers(first.clamp(1000, 9999) as u64, last.clamp(1000, 9999) as u64, false);
        match leap.is_empty() {
            true => format!("{years}-{}", day(28)),
            false => format!("{years}-{}|({})-02-29", day(28), leap.join("|")),
        }
    }
}
