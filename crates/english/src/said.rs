//! What the slots of a row hold, by the names of the slots in its canonical line.

use super::nouns::Nouns;
use super::value::{Fault, Subject, Value, extended, item_of, length_of, literal, refused, without_indices};
use ojkit_lines::print;
use ojkit_model::constraint::{Comparison, Counted, Expr, Literal, Path, Step};
use ojkit_rules::regular::numbers;

/// What the slots of a row hold, in the order of its pattern.
pub(crate) struct Said<'s> {
    pub values: &'s [Value],
    pub nouns: &'s Nouns,
    /// Where the wording begins in its line, from 1.
    pub column: usize,
}

/// The `n`-th value of a kind.
macro_rules! nth {
    ($said:expr, $n:expr, $kind:ident) => {
        $said
            .values
            .iter()
            .filter_map(|value| if let Value::$kind(it) = value { Some(it) } else { None })
            .nth($n)
            .ok_or(Fault::Other)
    };
}

impl Said<'_> {
    /// What a slot that holds expressions holds.
    pub fn exprs(&self, slot: &str, n: usize) -> Result<Vec<Expr>, Fault> {
        let range = || nth!(self, n, Range).cloned();
        Ok(match slot {
            "path" => vec![Expr::Path(nth!(self, n, Path)?.clone())],
            "list" => nth!(self, n, Names)?.clone(),
            "lists" | "every_text" => nth!(self, n, Names).cloned().or_else(|_| self.parameters(slot))?,
            "expr" => vec![self.expr(n)?],
            "low" => vec![range()?.0],
            "high" => vec![range()?.1],
            "last" => match range()? {
                (_, last, Comparison::LessEqual) => vec![last],
                _ => return Err(Fault::Other),
            },
            "most" => match range()? {
                (_, Expr::Int(end), Comparison::Less) => vec![Expr::Int(end - 1)],
                (_, last, _) => vec![last],
            },
            "bound" => vec![self.bound()?.1.clone()],
            "column" => vec![self.column_of()?],
            "both" => vec![self.both_ways()?],
            _ => self.subject(slot)?,
        })
    }

    /// What is spoken of, as a slot asks for it.
    fn subject(&self, slot: &str) -> Result<Vec<Expr>, Fault> {
        Ok(match (slot, nth!(self, 0, Subject)?) {
            ("lengths", _) => self.subject("x")?.iter().map(length_of).collect::<Result<_, _>>()?,
            ("first", Subject::Exprs(items)) if items.len() == 2 => vec![items[0].clone()],
            ("second", Subject::Exprs(items)) if items.len() == 2 => vec![items[1].clone()],
            ("name", Subject::Exprs(items)) if matches!(items[..], [Expr::Path(_)]) => items.clone(),
            ("x" | "names" | "wholes" | "texts", Subject::Exprs(items)) => items.clone(),
            ("wholes" | "each", Subject::Elements { of, each: true, cells: false }) => vec![item_of(of)?],
            ("x", Subject::Elements { of, .. }) => vec![item_of(of)?],
            ("wholes" | "texts", Subject::Elements { of, .. }) => vec![of.clone()],
            ("tuple", Subject::Tuples(items)) => items.clone(),
            ("x" | "wholes" | "texts", Subject::Tuples(_)) => {
                return refused("this is not said of tuples", "name what it is said of");
            }
            ("items" | "cells", subject) => {
                let (of, has_cells) = match subject {
                    Subject::Elements { of, cells, .. } => (of.clone(), *cells),
                    Subject::Exprs(items) if items.len() == 1 => without_indices(&items[0])?,
                    _ => return Err(Fault::Other),
                };
                if has_cells == (slot == "cells") { vec![of] } else { return Err(Fault::Other) }
            }
            _ => return Err(Fault::Other),
        })
    }

    /// What a slot holds, one by one: values that stand before all others.
    pub fn one_by_one(&self, slot: &str) -> Result<Vec<Vec<Value>>, Fault> {
        let letters = |text: Vec<char>| text.into_iter().map(|letter| Value::Letters(vec![letter]));
        let values: Vec<Vec<Value>> = match slot {
            "first" | "second" => {
                let names = self.subject("names")?;
                let pair = |one: &Expr, other: &Expr| Value::Subject(Subject::Exprs(vec![one.clone(), other.clone()]));
                let behind = |(at, one)| names[at + 1..].iter().map(move |other| vec![pair(one, other)]);
                names.iter().enumerate().flat_map(behind).take(SAID_MAX + 1).collect()
            }
            "letters" => letters(self.letters(0)?).map(|one| vec![one]).collect(),
            "start" | "end" => {
                let text = || nth!(self, 0, Text).map(|text| letters(text.chars().collect()).collect());
                let letters: Vec<Value> =
                    self.letters(0).map(|class| vec![Value::Letters(class)]).or_else(|_| text())?;
                let place = |at: usize| if slot == "start" { at } else { letters.len() - 1 - at };
                let number = |at: usize| Value::Number(place(at) as i64);
                letters.iter().enumerate().map(|(at, letter)| vec![number(at), letter.clone()]).collect()
            }
            "relation" => nth!(self, 0, Bounds)?.iter().map(|bound| vec![Value::Bounds(vec![bound.clone()])]).collect(),
            "quantities" => {
                let one = |(operator, bound, what): &(Comparison, Expr, Counted)| {
                    vec![Value::Bounds(vec![(*operator, bound.clone())]), Value::Counted(what.clone())]
                };
                nth!(self, 0, Quantities)?.iter().map(one).collect()
            }
            "structures" => {
                let all =
                    self.values.iter().filter_map(|v| if let Value::Structures(all) = v { Some(all) } else { None });
                all.flatten().map(|one| vec![Value::Structures(vec![*one])]).collect()
            }
            "list" | "lists" | "every_text" => {
                self.exprs(slot, 0)?.into_iter().map(|one| vec![Value::Names(vec![one])]).collect()
            }
            _ => {
                let one = |one| vec![Value::Subject(Subject::Exprs(vec![one]))];
                self.subject(slot)?.into_iter().map(one).collect()
            }
        };
        match values.len() {
            0 => Err(Fault::Other),
            1..=SAID_MAX => Ok(values),
            _ => refused("too much is said at once", "write several lines"),
        }
    }

    /// All parameters that are flat arrays, or the texts of all parameters.
    fn parameters(&self, slot: &str) -> Result<Vec<Expr>, Fault> {
        let named = |name: &str| Expr::Path(Path { name: name.to_owned(), steps: Vec::new(), column: self.column });
        if slot == "lists" {
            return Ok(self.nouns.lists().map(named).collect());
        }
        let text = |(name, depth)| (0..depth).try_fold(named(name), |path, _| item_of(&path));
        self.nouns.texts().map(text).collect()
    }

    /// What a slot without names holds; nothing where it is none of those.
    pub fn word(&self, slot: &str, n: usize) -> Result<Option<String>, Fault> {
        Ok(Some(match slot {
            "number" | "start" | "end" => nth!(self, n, Number)?.to_string(),
            // That no two letters stand side by side is said of neighbours.
            "fewer" if *nth!(self, 0, Number)? == 2 && nth!(self, 0, Counted)?.is_letters() => {
                return Err(Fault::Other);
            }
            "fewer" => (*nth!(self, 0, Number)? - 1).to_string(),
            "member" => nth!(self, n, Path)?.name.clone(),
            "powers" => self.powers()?,
            "numerals" => match nth!(self, 0, Range)? {
                (Expr::Int(low), Expr::Int(high), Comparison::LessEqual) => {
                    let natural = |number: &i128| u64::try_from(*number).map_err(|_| Fault::Other);
                    numbers(natural(low)?, natural(high)?, false)
                }
                _ => return Err(Fault::Other),
            },
            "years" => numbers(self.year(0)? as u64, self.year(1)? as u64, false),
            "leap_years" => {
                let is_leap = |year: &i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
                let years = (self.year(0)?..=self.year(1)?).filter(is_leap).map(|year| year.to_string());
                Some(years.collect::<Vec<_>>()).filter(|years| !years.is_empty()).ok_or(Fault::Other)?.join("|")
            }
            "digits" | "signs" => {
                let (digits, signs): (Vec<char>, _) = self.letters(n)?.into_iter().partition(char::is_ascii_digit);
                if digits.is_empty() || signs.iter().any(|sign| !"+-*/".contains(*sign)) {
                    return Err(Fault::Other);
                }
                (if slot == "digits" { digits } else { signs }).into_iter().map(in_class).collect()
            }
            "count" => self.letters(0)?.len().to_string(),
            "letters" => print::characters(&self.letters(n)?),
            "class" => self.letters(n)?.into_iter().map(in_class).collect(),
            "literal" => nth!(self, 0, Text)?.chars().map(|letter| format!("[{}]", in_class(letter))).collect(),
            "text" => print::quoted(nth!(self, 0, Text)?),
            "order" => print::ordered(*nth!(self, 0, Comparison)?).to_string(),
            "sign" => print::sign(*nth!(self, n, Comparison)?).to_string(),
            "below" => print::sign(nth!(self, 0, Range)?.2).to_string(),
            "relation" => print::sign(self.bound()?.0).to_string(),
            "amount" => print::amount(self.bound()?.0).to_string(),
            "kind" | "quantities" => print::counted(nth!(self, 0, Counted)?),
            "structures" => print::structure(nth!(self, 0, Structures)?[0]).to_string(),
            "times" => {
                let (least, most) = nth!(self, 0, Times)?;
                print::times(*least, most.as_ref(), nth!(self, 0, Exception).ok().copied())
            }
            "least" => self.consecutive()?.0.to_string(),
            "greatest" => self.consecutive()?.1.to_string(),
            "others" => {
                let one = print::expression(&self.subject("x")?[0]);
                let only = || literal(&self.expr(n)?).map(|one| vec![one]).ok_or(Fault::Other);
                let given = self.given(n).or_else(|_| only())?;
                let differs = |value| format!("{one} != {}", print::literal(value));
                given.iter().map(differs).collect::<Vec<_>>().join(" and if ")
            }
            "given" => self.given(n)?.iter().map(print::literal).collect::<Vec<_>>().join(", "),
            _ => return Ok(None),
        }))
    }

    /// The `n`-th expression.
    fn expr(&self, n: usize) -> Result<Expr, Fault> {
        nth!(self, n, Expr).cloned()
    }

    /// Given values; letters are some, too.
    fn given(&self, n: usize) -> Result<Vec<Literal>, Fault> {
        let text = |letter: &char| Literal::Text(letter.to_string());
        nth!(self, n, Literals).cloned().or_else(|_| Ok(self.letters(n)?.iter().map(text).collect()))
    }

    fn letters(&self, n: usize) -> Result<Vec<char>, Fault> {
        nth!(self, n, Letters).cloned()
    }

    fn bound(&self) -> Result<&(Comparison, Expr), Fault> {
        match &nth!(self, 0, Bounds)?[..] {
            [bound] => Ok(bound),
            _ => Err(Fault::Other),
        }
    }

    /// The first and the last of given numbers that follow each other.
    fn consecutive(&self) -> Result<(i64, i64), Fault> {
        match &nth!(self, 0, Literals)?[..] {
            all @ [Literal::Int(first), .., Literal::Int(last)]
                if (*first..=*last).map(Literal::Int).eq(all.iter().cloned()) =>
            {
                Ok((*first, *last))
            }
            _ => Err(Fault::Other),
        }
    }

    /// The column that rows are sorted by: `start` and `start_i` of every row, or `rows[i].start`.
    fn column_of(&self) -> Result<Expr, Fault> {
        let (Expr::Path(mut column), Expr::Path(rows)) = (self.expr(0)?, &self.exprs("names", 0)?[0]) else {
            return Err(Fault::Other);
        };
        let is_free = |step: &Step| matches!(step, Step::Index(Expr::Path(index)) if index.steps.is_empty());
        match &column.steps[..] {
            [] => Ok(extended(rows, [Step::Member(column.name)])),
            _ if column.name == rows.name => {
                column.steps.retain(|step| !is_free(step));
                Ok(Expr::Path(column))
            }
            [step] if is_free(step) => Ok(extended(rows, [Step::Member(column.name)])),
            _ => refused("only a column of the array sorts its rows", "name the column"),
        }
    }

    /// The list of `graph[u] contains v` and `graph[v] contains u`.
    fn both_ways(&self) -> Result<Expr, Fault> {
        let stands_in = |a: usize| -> Option<(Path, String, String)> {
            let (Ok(Expr::Path(a)), Ok(Expr::Path(b))) = (self.expr(a), self.expr(a + 1)) else { return None };
            let (list, v) = if b.steps.is_empty() { (a, b) } else { (b, a) };
            match &list.steps[..] {
                [Step::Index(Expr::Path(u))] if u.steps.is_empty() && v.steps.is_empty() => {
                    Some((Path { steps: Vec::new(), ..list.clone() }, u.name.clone(), v.name))
                }
                _ => None,
            }
        };
        match (stands_in(0), stands_in(2)) {
            (Some((list, u, v)), Some((other, v2, u2))) if (&list, &u, &v) == (&other, &u2, &v2) => {
                Ok(Expr::Path(list))
            }
            _ => Err(Fault::Other),
        }
    }

    /// A year of four digits.
    fn year(&self, n: usize) -> Result<i64, Fault> {
        nth!(self, n, Number).map(|year| (*year).clamp(1000, 9999))
    }

    /// The powers of a number that 64 bits hold.
    fn powers(&self) -> Result<String, Fault> {
        let base @ 2..=1_000_000 = *nth!(self, 0, Number)? else { return Err(Fault::Other) };
        let powers = std::iter::successors(Some(1), |power: &i64| power.checked_mul(base));
        Ok(powers.map(|power| power.to_string()).collect::<Vec<_>>().join(", "))
    }
}

/// How many things a line may be said of one by one.
const SAID_MAX: usize = 5_000;

/// A letter inside a class of a pattern, as it stands in a quoted text.
fn in_class(letter: char) -> String {
    match letter {
        'a'..='z' | 'A'..='Z' | '0'..='9' | ' ' => letter.to_string(),
        '\\' => "\\\\\\\\".to_owned(),
        sign => format!("\\\\{sign}"),
    }
}
