//! Regular patterns of texts: whether a text matches one as a whole, and with which letters a text of a given length can go on.
//!
//! A pattern is read into its positions, the places at which it takes a letter, and which position can follow which (Glushkov's automaton). The
//! positions from which a match can end after exactly so many more letters are found by walking back from the last ones.

use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

/// A pattern has no more positions; `x{2,40}` has 40.
const POSITIONS_MAX: usize = 4096;
/// More of what follows from sets of positions is not remembered: few patterns lead to so many.
const KNOWN_MAX: usize = 8192;
/// Brackets do not lie deeper in each other.
const DEPTH_MAX: usize = 40;

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Positions(Vec<u64>);

impl Positions {
    fn insert(&mut self, position: usize) {
        if self.0.len() <= position / 64 {
            self.0.resize(position / 64 + 1, 0);
        }
        self.0[position / 64] |= 1 << (position % 64);
    }

    fn extend(&mut self, other: &Positions) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word |= more);
    }

    fn meets(&self, other: &Positions) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let bits = |(at, word): (usize, &u64)| {
            let word = *word;
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| at * 64 + bit)
        };
        self.0.iter().enumerate().flat_map(bits)
    }
}

/// A pattern, ready to match and to write texts.
#[derive(Clone, Debug, Default)]
pub struct Regular {
    /// The letters that each position takes, as bits of ASCII.
    letters: Vec<u128>,
    follow: Vec<Positions>,
    first: Positions,
    last: Positions,
    /// Whether the empty text matches.
    is_empty: bool,
}

/// Sets of positions, each with a number.
#[derive(Clone, Debug, Default)]
struct Sets {
    all: Vec<Arc<Positions>>,
    numbers: HashMap<Arc<Positions>, usize>,
}

impl Sets {
    fn number(&mut self, set: Positions) -> usize {
        let set = Arc::new(set);
        *self.numbers.entry(set.clone()).or_insert_with(|| {
            self.all.push(set);
            self.all.len() - 1
        })
    }
}

/// Where a text stands that has begun: behind its letters, at one of these positions.
///
/// Long texts come to the same few sets of positions again and again: what follows from a set is worked out once.
#[derive(Clone, Debug, Default)]
pub struct Begun {
    /// The number of a set; none before the first letter.
    at: Option<usize>,
    sets: Sets,
    /// From a set by a letter to the next one.
    steps: HashMap<(Option<usize>, i64), usize>,
    /// From where a text stands and how it can end to the letters that can stand next.
    letters: HashMap<(Option<usize>, usize), Arc<Vec<i64>>>,
    /// For each number of letters: the positions from which a match can end after so many more, as the number of a set.
    ends: Vec<usize>,
    end_sets: Sets,
}

impl Begun {
    /// Forgets what was worked out, where it has become much.
    fn trim(&mut self) {
        if self.steps.len() + self.letters.len() > KNOWN_MAX {
            let at = self.at.map(|at| self.sets.all[at].clone());
            let (ends, end_sets) = (std::mem::take(&mut self.ends), std::mem::take(&mut self.end_sets));
            *self = Begun { ends, end_sets, ..Begun::default() };
            self.at = at.map(|at| self.sets.number(Positions::clone(&at)));
        }
    }
}

/// A part of a pattern: where it begins and ends.
#[derive(Clone, Default)]
struct Part {
    first: Positions,
    last: Positions,
    is_empty: bool,
}

/// What a pattern is made of.
#[derive(Clone)]
enum Node {
    Letter(u128),
    All(Vec<Node>),
    Any(Vec<Node>),
    Repeated(Rc<Node>, usize, Option<usize>),
}

impl Regular {
    /// Reads a pattern: letters, `.` for any printable one, classes `[a-z]` and `[^ab]`, groups, `|`, `?`, `*`, `+`, `{2}`, `{2,}` and `{2,5}`; a
    /// backslash before a sign means the sign.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(pattern: &str) -> Result<Regular, String> {
        let letters: Vec<char> = pattern.chars().collect();
        if let Some(foreign) = letters.iter().find(|c| !(' '..='~').contains(*c)) {
            return Err(format!("{foreign:?} is not a printable ASCII character"));
        }
        let mut reader = Reader { letters: &letters, at: 0, depth: 0 };
        let node = reader.alternatives()?;
        if reader.at < letters.len() {
            return Err(format!("`{}` closes nothing", letters[reader.at]));
        }
        let mut regular = Regular::default();
        let part = regular.add(&node)?;
        (regular.first, regular.last, regular.is_empty) = (part.first, part.last, part.is_empty);
        Ok(regular)
    }

    fn add(&mut self, node: &Node) -> Result<Part, String> {
        Ok(match node {
            Node::Letter(letters) => {
                if self.letters.len() >= POSITIONS_MAX {
                    return Err(format!("the pattern has more than {POSITIONS_MAX} places for letters"));
                }
                self.letters.push(*letters);
                self.follow.push(Positions::default());
                let mut one = Positions::default();
                one.insert(self.letters.len() - 1);
                Part { first: one.clone(), last: one, is_empty: false }
            }
            Node::All(parts) => {
                let empty = Part { is_empty: true, ..Part::default() };
                parts.iter().try_fold(empty, |before, node| {
                    let after = self.add(node)?;
                    Ok::<_, String>(self.joined(before, after))
                })?
            }
            Node::Any(parts) => parts.iter().try_fold(Part::default(), |mut any, node| {
                let part = self.add(node)?;
                any.first.extend(&part.first);
                any.last.extend(&part.last);
                any.is_empty |= part.is_empty;
                Ok::<_, String>(any)
            })?,
            Node::Repeated(node, least, most) => {
                let mut whole = Part { is_empty: true, ..Part::default() };
                for k in 0..most.unwrap_or(*least + 1) {
                    let mut part = self.add(node)?;
                    if most.is_none() && k == *least {
                        // The last of them stands any number of times.
                        part.last.iter().for_each(|p| self.follow[p].extend(&part.first));
                    }
                    part.is_empty |= k >= *least;
                    whole = self.joined(whole, part);
                }
                whole
            }
        })
    }

    fn joined(&mut self, mut before: Part, after: Part) -> Part {
        before.last.iter().for_each(|p| self.follow[p].extend(&after.first));
        if before.is_empty {
            before.first.extend(&after.first);
        }
        let mut last = after.last;
        if after.is_empty {
            last.extend(&before.last);
        }
        Part { first: before.first, last, is_empty: before.is_empty && after.is_empty }
    }

    /// The positions behind one more letter.
    fn step(&self, at: Option<&Positions>, letter: i64) -> Positions {
        let mut next = Positions::default();
        let takes = |p: &usize| (0..128).contains(&letter) && self.letters[*p] >> letter & 1 == 1;
        match at {
            None => self.first.iter().filter(takes).for_each(|p| next.insert(p)),
            Some(at) => at.iter().for_each(|p| self.follow[p].iter().filter(takes).for_each(|q| next.insert(q))),
        }
        next
    }

    /// Whether a whole text matches.
    pub fn matches(&self, text: &[i64]) -> bool {
        let mut at = None;
        for &letter in text {
            let next = self.step(at.as_ref(), letter);
            if next.is_empty() {
                return false;
            }
            at = Some(next);
        }
        at.map_or(self.is_empty, |at| at.meets(&self.last))
    }

    /// The length of the shortest text that matches, and of the longest one where there is one; nothing where no text does.
    pub fn lengths(&self) -> Option<(usize, Option<usize>)> {
        let mut begun = Begun::default();
        let can_be = |length: usize, begun: &mut Begun| match length {
            0 => self.is_empty,
            _ => {
                let ends = self.ends(begun, length - 1);
                self.first.meets(&begun.end_sets.all[ends])
            }
        };
        // Without a repeated part no text is longer than there are positions; with one, longer ones follow.
        let all: Vec<usize> = (0..=2 * self.letters.len() + 1).filter(|&length| can_be(length, &mut begun)).collect();
        let (shortest, longest) = (*all.first()?, *all.last()?);
        Some((shortest, (longest <= self.letters.len()).then_some(longest)))
    }

    /// The positions from which a match can end after so many more letters, as the number of a set.
    fn ends(&self, begun: &mut Begun, more: usize) -> usize {
        if begun.ends.is_empty() {
            let last = begun.end_sets.number(self.last.clone());
            begun.ends.push(last);
        }
        while begun.ends.len() <= more {
            let behind = begun.end_sets.all[begun.ends[begun.ends.len() - 1]].clone();
            let mut before = Positions::default();
            (0..self.letters.len()).filter(|&p| self.follow[p].meets(&behind)).for_each(|p| before.insert(p));
            let before = begun.end_sets.number(before);
            begun.ends.push(before);
        }
        begun.ends[more]
    }

    /// Begins a text anew.
    pub(crate) fn begin(begun: &mut Begun) {
        begun.at = None;
    }

    /// Goes on by one letter; whether a match can still come of it is not asked.
    pub fn read_letter(&self, begun: &mut Begun, letter: i64) {
        let step = (begun.at, letter);
        let next = begun.steps.get(&step).copied().unwrap_or_else(|| {
            let next = self.step(begun.at.map(|at| &*begun.sets.all[at]), letter);
            let next = begun.sets.number(next);
            begun.steps.insert(step, next);
            next
        });
        begun.at = Some(next);
        begun.trim();
    }

    /// The letters that can stand next where `left` more follow it, in order.
    pub fn allowed(&self, begun: &mut Begun, left: usize) -> Arc<Vec<i64>> {
        let ends = self.ends(begun, left);
        let (at, ends) = ((begun.at, ends), begun.end_sets.all[ends].clone());
        if let Some(known) = begun.letters.get(&at) {
            return known.clone();
        }
        let mut letters = 0_u128;
        let mut add = |p: usize| {
            if ends.0.get(p / 64).is_some_and(|word| word >> (p % 64) & 1 == 1) {
                letters |= self.letters[p];
            }
        };
        match begun.at {
            None => self.first.iter().for_each(&mut add),
            Some(at) => begun.sets.all[at].iter().flat_map(|p| self.follow[p].iter()).for_each(&mut add),
        }
        let letters = Arc::new((0..128).filter(|letter| letters >> letter & 1 == 1).collect::<Vec<i64>>());
        begun.letters.insert(at, letters.clone());
        letters
    }
}

/// A pattern of the numbers of a range, from 0: without leading zeros, or all as long as the largest.
pub fn numbers(lo: u64, hi: u64, is_padded: bool) -> String {
    fn between(lo: &str, hi: &str) -> String {
        let (first, last) = (&lo[..1], &hi[..1]);
        let rest = lo.len() - 1;
        let (zeros, nines) = ("0".repeat(rest), "9".repeat(rest));
        let digit = |from: u8, to: u8| format!("[{}-{}]", char::from(from), char::from(to));
        let (from, to) = (lo.as_bytes()[0], hi.as_bytes()[0]);
        if rest == 0 {
            return digit(from, to);
        }
        if lo.bytes().all(|digit| digit == b'0') && hi.bytes().all(|digit| digit == b'9') {
            return format!("[0-9]{{{}}}", rest + 1);
        }
        if first == last {
            return format!("{first}({})", between(&lo[1..], &hi[1..]));
        }
        let mut all = vec![format!("{first}({})", between(&lo[1..], &nines))];
        if from + 1 < to {
            all.push(format!("{}[0-9]{{{rest}}}", digit(from + 1, to - 1)));
        }
        all.push(format!("{last}({})", between(&zeros, &hi[1..])));
        all.join("|")
    }
    if is_padded {
        let hi = hi.to_string();
        return format!("({})", between(&format!("{lo:0width$}", width = hi.len()), &hi));
    }
    let mut all = Vec::new();
    let mut from = lo;
    while from <= hi {
        let most = 10_u64.checked_pow(from.max(1).ilog10() + 1).map_or(u64::MAX, |power| power - 1);
        all.push(between(&from.to_string(), &most.min(hi).to_string()));
        match most.checked_add(1) {
            Some(next) if next > from => from = next,
            _ => break,
        }
    }
    format!("({})", all.join("|"))
}

struct Reader<'p> {
    letters: &'p [char],
    at: usize,
    depth: usize,
}

const PRINTABLE: u128 = ((1 << 127) - 1) & !((1 << 32) - 1);

impl Reader<'_> {
    fn next(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn take(&mut self, letter: char) -> bool {
        let is = self.next() == Some(letter);
        self.at += usize::from(is);
        is
    }

    fn alternatives(&mut self) -> Result<Node, String> {
        self.depth += 1;
        if self.depth > DEPTH_MAX {
            return Err(format!("more than {DEPTH_MAX} brackets lie in each other"));
        }
        let mut any = vec![self.sequence()?];
        while self.take('|') {
            any.push(self.sequence()?);
        }
        self.depth -= 1;
        Ok(if any.len() == 1 { any.remove(0) } else { Node::Any(any) })
    }

    fn sequence(&mut self) -> Result<Node, String> {
        let mut all = Vec::new();
        while self.next().is_some_and(|letter| !matches!(letter, '|' | ')')) {
            let mut node = self.one()?;
            if let Some((least, most)) = self.times()? {
                node = Node::Repeated(Rc::new(node), least, most);
            }
            if let Some(again) = self.next().filter(|letter| matches!(letter, '?' | '*' | '+' | '{')) {
                return Err(format!("`{again}` repeats what is repeated already: put brackets around it"));
            }
            all.push(node);
        }
        Ok(Node::All(all))
    }

    fn one(&mut self) -> Result<Node, String> {
        let Some(letter) = self.next() else { return Err("the pattern ends too early".to_owned()) };
        self.at += 1;
        Ok(match letter {
            '(' => {
                let node = self.alternatives()?;
                if !self.take(')') {
                    return Err("a `(` is never closed".to_owned());
                }
                node
            }
            '[' => Node::Letter(self.class()?),
            '.' => Node::Letter(PRINTABLE),
            '^' | '$' => {
                return Err(format!(
                    "`{letter}` has no meaning, for a pattern is of whole texts: write `\\{letter}` for the sign"
                ));
            }
            '?' | '*' | '+' | '{' => return Err(format!("`{letter}` has nothing before it to repeat")),
            '\\' => Node::Letter(1 << self.escaped()? as u32),
            letter => Node::Letter(1 << letter as u32),
        })
    }

    fn escaped(&mut self) -> Result<char, String> {
        let letter = self.next().filter(|letter| !letter.is_ascii_alphanumeric());
        self.at += 1;
        letter.ok_or_else(|| "a backslash may only escape punctuation, such as `\\.`".to_owned())
    }

    fn class(&mut self) -> Result<u128, String> {
        let is_without = self.take('^');
        let mut letters = 0_u128;
        loop {
            let Some(mut from) = self.next() else { return Err("a `[` is never closed".to_owned()) };
            self.at += 1;
            if from == ']' {
                let taken = if is_without { PRINTABLE & !letters } else { letters };
                return if taken == 0 { Err("a class takes no letter".to_owned()) } else { Ok(taken) };
            }
            if from == '\\' {
                from = self.escaped()?;
            }
            let mut to = from;
            if self.next() == Some('-') && self.letters.get(self.at + 1).is_some_and(|c| *c != ']') {
                self.at += 1;
                to = self.next().unwrap_or(from);
                self.at += 1;
            }
            if to < from {
                return Err(format!("`{from}-{to}` runs backwards"));
            }
            (from as u32..=to as u32).for_each(|letter| letters |= 1 << letter);
        }
    }

    /// How often what was read stands there; nothing where once.
    fn times(&mut self) -> Result<Option<(usize, Option<usize>)>, String> {
        if self.take('?') {
            return Ok(Some((0, Some(1))));
        }
        if self.take('*') {
            return Ok(Some((0, None)));
        }
        if self.take('+') {
            return Ok(Some((1, None)));
        }
        if !self.take('{') {
            return Ok(None);
        }
        let rest: String = self.letters[self.at..].iter().take_while(|c| **c != '}').collect();
        self.at += rest.chars().count() + 1;
        let number = |text: &str| text.parse::<usize>().ok().filter(|n| *n <= POSITIONS_MAX);
        let read = match rest.split_once(',') {
            None => number(&rest).map(|n| (n, Some(n))),
            Some((least, "")) => number(least).map(|least| (least, None)),
            Some((least, most)) => number(least).zip(number(most)).map(|(least, most)| (least, Some(most))),
        };
        match read.filter(|(least, most)| most.is_none_or(|most| *least <= most)) {
            Some(times) if self.at <= self.letters.len() => Ok(Some(times)),
            _ => Err(format!("`{{{rest}}}` is not a repeat count such as `{{2}}`, `{{2,}}` or `{{2,5}}`")),
        }
    }
}
