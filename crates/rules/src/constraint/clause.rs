//! A line as clauses: what joins them, what they are about, where they hold.

use super::SyntaxError;
use super::chain::{as_phrase, interval, relation};
use super::cursor::Cursor;
use super::lexer::Kind;
use super::structure::neighbours_differ;
use super::subject::Subject;
use ojkit_model::constraint::{Comparison, Expr, Rule, Step};

/// Openings that add nothing to what follows them.
const OPENINGS: [&str; 10] = [
    "the? test/tests/testcases cases? are generated such/so that",
    "the test/testcases cases? are generated in? a? way? such? that",
    "the input/inputs is/are generated in? a? way? such? that",
    "it is also? guaranteed that",
    "it is guaranteed that",
    "it's guaranteed that",
    "the input/inputs is/are generated such that",
    "the test/testcases cases? are generated such that",
    "test data are/is generated such that",
    "you may assume that?",
];

/// What may stand behind a statement.
const ENDS: &str = "here the line could end, or go on with `,`, `and`, `for all ...`";

/// Reads a whole line.
pub fn line(text: &str) -> Result<Vec<Rule>, SyntaxError> {
    let mut cursor = Cursor::new(text)?;
    cursor.bullet()?;
    if cursor.done() {
        return Err(cursor.error("the line is empty", "write a constraint, as in `1 <= n <= 10^5`"));
    }
    let rules = cursor.clauses()?;
    if cursor.done() { Ok(rules) } else { Err(cursor.lost(ENDS)) }
}

impl Cursor {
    fn bullet(&mut self) -> Result<(), SyntaxError> {
        if self.take("•") || self.take("*") || !self.sees_sign("-") {
            return Ok(());
        }
        if self.token(1).start == self.token(0).end {
            return Ok(());
        }
        if matches!(self.token(1).kind, Kind::Word(_)) {
            self.step();
            return Ok(());
        }
        Err(self.error("this is a bullet or a minus", "write the minus next to its number, or leave the bullet out"))
    }

    /// Reads clauses to the end of the line, or as far as they are understood.
    pub fn clauses(&mut self) -> Result<Vec<Rule>, SyntaxError> {
        let mut rules = Vec::new();
        loop {
            while self.take_any(&OPENINGS).is_some() {}
            if let Some(symmetric) = self.symmetric() {
                rules.extend(symmetric);
                if !self.joined() {
                    return Ok(rules);
                }
                continue;
            }
            if let Some(conditions) = self.condition_first()? {
                self.enter()?;
                let rest = self.clauses()?;
                self.leave();
                rules.push(Rule::When { conditions: one_by_one(conditions), rules: rest });
                return Ok(rules);
            }
            let start = self.at;
            let either = !self.comparison_follows_name() && self.take("either");
            let mut said = self.clause()?;
            if self.sees_word(&["or"]) || either {
                said = self.or_else(said)?;
            }
            self.take("( inclusive )");
            let conditions = self.condition_behind()?.filter(|conditions| !self.says_two_indices(conditions, &said));
            if let Some(conditions) = conditions {
                if !rules.is_empty() {
                    let help = "write the statements that it is about on lines of their own";
                    return Err(self.error_from(start, "this condition follows several statements", help));
                }
                said = vec![Rule::When { conditions: one_by_one(conditions), rules: said }];
                if self.joined() {
                    let help = "write what follows the condition on a line of its own";
                    return Err(self.error("it is not clear whether the condition is about this too", help));
                }
            }
            if self.take(":") {
                rules.extend(said);
                self.enter()?;
                let rest = self.clauses()?;
                self.leave();
                return Ok(vec![Rule::When { conditions: one_by_one(rules), rules: rest }]);
            }
            rules.extend(said);
            if !self.joined() {
                return Ok(rules);
            }
        }
    }

    /// Steps over what joins two clauses; false where the line ends or something else stands here.
    fn joined(&mut self) -> bool {
        const JOINTS: [&str; 4] = [", and/where?", "; and?", ".", "and/where"];
        self.take_any(&JOINTS).is_some() && !self.done()
    }

    /// `If A and B, then C`, `For all i that: A: C`.
    fn condition_first(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        if !self.sees_word(&["if", "for", "when"]) || self.comparison_follows_name() {
            return Ok(None);
        }
        if self.take("if/when") {
            let conditions = self.conditions()?;
            if self.take(",") {
                self.take("then");
            } else if !self.take("then") && !self.take(":") {
                return Err(self.lost("`then` is missing behind the condition"));
            }
            return Ok(Some(conditions));
        }
        let place = self.at;
        self.commas = false;
        let conditions = self.quantifier()?;
        self.commas = true;
        let Some(conditions) = conditions else { return Ok(None) };
        self.take(":");
        self.take(",");
        if conditions.is_empty() {
            // `For all i that: A: C` is `A: C`; `for every i, C` is C.
            return Ok(None);
        }
        if self.done() {
            return Err(self.error_from(place, "nothing follows the condition", ""));
        }
        Ok(Some(conditions))
    }

    /// Clauses joined by `and`, up to a comma.
    fn conditions(&mut self) -> Result<Vec<Rule>, SyntaxError> {
        let before = std::mem::replace(&mut self.commas, false);
        let mut conditions = self.clause()?;
        while self.take("and if?") {
            conditions.extend(self.clause()?);
        }
        self.commas = before;
        Ok(conditions)
    }

    pub fn comparison_follows_name(&self) -> bool {
        matches!(self.token(1).kind, Kind::Sign("<=" | "<" | ">" | ">=" | "==" | "=" | "!=" | "[" | "."))
    }

    /// `for all i >= 1`, `for 0 <= i < n`, `if x == 0` behind a clause; nothing where it does not narrow.
    fn condition_behind(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        if self.sees_sign(",") && matches!(&self.token(1).kind, Kind::Word(word) if word.eq_ignore_ascii_case("for")) {
            let comma = self.at;
            self.step();
            let quantified = self.quantifier()?;
            // What follows the comma may be a statement with a condition of its own before it.
            if quantified.is_some() && (self.done() || self.sees_sign(".")) {
                return Ok(quantified.filter(|conditions| !conditions.is_empty()));
            }
            self.at = comma;
            return Ok(None);
        }
        if self.take("if/when/whenever") {
            return self.conditions().map(Some);
        }
        Ok(self.quantifier()?.filter(|conditions| !conditions.is_empty()))
    }

    /// `for all i`, with the range of the index where one is given.
    fn quantifier(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        if self.take("for/in all/every/each/any? test cases/case") {
            return Ok(Some(Vec::new()));
        }
        if self.take_any(&["for all/every/each/any valid? index/indices?", "for"]).is_none() {
            return Ok(None);
        }
        let first = self.bound()?;
        let mut group = vec![first];
        while self.commas && self.take(",") || self.take("and") {
            group.push(self.bound()?);
        }
        if self.sees_comparison() == Some(Comparison::Equal) && group.len() == 1 {
            let place = self.at;
            self.step();
            let first = self.bound()?;
            if self.take("to") || self.take("..") || self.take("...") {
                let last = self.bound()?;
                return Ok(Some(vec![interval(group, first, last, Comparison::LessEqual)]));
            }
            self.at = place;
        }
        if self.sees_comparison().is_some() {
            return self.chain(group).map(|rule| Some(vec![rule]));
        }
        let indices = group.iter().all(|index| matches!(index, Expr::Path(path) if path.steps.is_empty()));
        if !indices {
            return Err(self.lost("write `for all i >= 1`, or `for all i in [1, n - 1]`"));
        }
        if self.take("in/from") {
            let (first, last, below) = self.range()?;
            return Ok(Some(vec![interval(group, first, last, below)]));
        }
        if self.take("where/with") || self.take("such that") {
            return self.conditions().map(Some);
        }
        self.take("that");
        Ok(Some(Vec::new()))
    }

    /// Reads one statement.
    pub fn clause(&mut self) -> Result<Vec<Rule>, SyntaxError> {
        self.enter()?;
        let rules = if let Some(rules) = self.total()? {
            rules
        } else if let Some(rules) = self.whole_structure() {
            rules
        } else if let Some(rules) = self.about_nodes()? {
            rules
        } else if let Some(rules) = self.spaced_words()? {
            rules
        } else if let Some(rules) = self.nothing_in_text() {
            rules
        } else if let Some(rules) = self.neighbours()? {
            rules
        } else if let Some(rules) = self.appearance()? {
            rules
        } else if let Some(rules) = self.counted_statement()? {
            rules
        } else if let Some(rules) = self.letter_statement()? {
            rules
        } else if let Some(rules) = self.ordered_lines()? {
            rules
        } else if let Some(rules) = self.absence()? {
            rules
        } else {
            self.statement()?
        };
        self.leave();
        Ok(rules.into_iter().map(as_phrase).collect())
    }

    fn statement(&mut self) -> Result<Vec<Rule>, SyntaxError> {
        const VERBS: [&str; 15] = [
            "sorted", "is", "are", "does", "do", "doesn't", "don't", "has", "have", "contains", "contain", "consists",
            "consist", "will", "must",
        ];
        let joined = self.at > 0
            && matches!(&self.token_at(self.at - 1).kind, Kind::Word(word) if word.eq_ignore_ascii_case("and"));
        if joined
            && self.sees_word(&VERBS)
            && !self.comparison_follows_name()
            && let Some(subject) = self.spoken.clone()
        {
            return self.predicate(subject);
        }
        let subject = self.subject()?;
        self.spoken = Some(subject.clone());
        if let Some(operator) = self.sees_comparison() {
            let row = operator == Comparison::Equal && self.token(1).kind == Kind::Sign("[");
            return match subject {
                Subject::Exprs(mut items) if row && items.len() == 1 => {
                    self.step();
                    self.row(items.remove(0)).map(|rule| vec![rule])
                }
                Subject::Exprs(first) => self.chain(first).map(|rule| vec![rule]),
                Subject::Tuples(items) => self.tuples_differ(items).map(|rule| vec![rule]),
                Subject::Elements { of, .. } => {
                    let item = self.item_of(of)?;
                    self.chain(vec![item]).map(|rule| vec![rule])
                }
            };
        }
        self.predicate(subject)
    }

    /// `[p_i, q_i] != [p_j, q_j]`.
    fn tuples_differ(&mut self, items: Vec<Expr>) -> Result<Rule, SyntaxError> {
        if self.sees_comparison() != Some(Comparison::NotEqual) {
            return Err(self.error("tuples can only differ", ""));
        }
        self.step();
        let place = self.at;
        let other = self.tuple()?.unwrap_or_default();
        if other != elsewhere(&items) {
            let help = "write the same tuple with `i` on the left and `j` on the right";
            return Err(self.error_from(place, "this is not the same tuple at another index", help));
        }
        Ok(Rule::DistinctTuples { items })
    }

    /// `No two adjacent elements of x are equal`, `Adjacent characters in x are different`.
    fn neighbours(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const UNEQUAL: [&str; 2] = [
            "no two adjacent/consecutive/neighboring elements/values/integers/numbers/characters/letters/digits in/of",
            "there are no two adjacent/consecutive/neighboring equal/identical elements/values/integers/numbers/characters/letters/digits in/of",
        ];
        const DIFFERENT: [&str; 1] = [
            "any/all? two? adjacent/consecutive/neighboring elements/values/integers/numbers/characters/letters/digits in/of",
        ];
        let start = self.at;
        let unequal = self.take_any_quietly(&UNEQUAL);
        if (unequal.is_some() || self.take_any_quietly(&DIFFERENT).is_some())
            && let Ok(subject) = self.named_array()
        {
            let said = match unequal {
                Some(0) => self.take_any(&["are/is the same", "are/is equal/identical"]).is_some(),
                Some(_) => true,
                None => self.take("are always? different/distinct/unequal"),
            };
            if said {
                return Ok(Some(vec![neighbours_differ(&subject)]));
            }
        }
        self.at = start;
        Ok(None)
    }

    /// `there are no duplicates in x`.
    fn absence(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const SAME: [&str; 5] = [
            "are/is the same",
            "are/is equal/identical",
            "are/is at the same coordinate? position/coordinate/coordinates/point/location/place",
            "share/have the same position/coordinate/coordinates/point/location/place/value/values/endpoints",
            "coincide",
        ];
        let start = self.at;
        if self.take_quietly("there? are? no two/2 equal/identical/same? elements/values/integers/numbers/characters/letters/strings/words/rows/points/edges/intervals/pairs in/of the? array/list/string?")
            && let Ok(subject) = self.path()
            && (self.take_any(&SAME).is_some() || (self.token_at(start).kind == Kind::Word("There".into()) && self.ends_clause()))
        {
            return Ok(Some(vec![Rule::Distinct { subject: Expr::Path(subject), cells: false }]));
        }
        self.at = start;
        const NONE: [&str; 2] = [
            "there are/is no duplicate/duplicates/duplicated/repeated/repeating values/value/elements/element/items/numbers/integers/strings/words? in/among",
            "no duplicate/duplicates/repeated values/value/elements/element/items/numbers/integers/strings/words? in/among",
        ];
        if self.take_any(&NONE).is_none() {
            return Ok(None);
        }
        self.take("the array/list");
        let subject = self.bound()?;
        Ok(Some(vec![Rule::Distinct { subject, cells: false }]))
    }

    /// `the sum of n over all test cases does not exceed 2 * 10^5`.
    fn total(&mut self) -> Result<Option<Vec<Rule>>, SyntaxError> {
        const OVER: [&str; 2] = [
            "over/across/among all/every/each? the? tests/testcases",
            "over/across/among all/every/each? the? test cases/case",
        ];
        let start = self.at;
        if !self.take_quietly("the? total? sum of the? all/values? of?") {
            return Ok(None);
        }
        let Ok(subject) = self.bound() else {
            self.at = start;
            return Ok(None);
        };
        if self.take_any(&OVER).is_none() {
            self.at = start;
            return Ok(None);
        }
        if let Some(operator) = self.sees_comparison() {
            self.step();
            let bound = self.bound()?;
            return Ok(Some(vec![Rule::Total { subject, operator, bound }]));
        }
        match &self.predicate(Subject::Exprs(vec![subject.clone()]))?[..] {
            [Rule::Chain { groups, operators }] if groups.len() == 2 && groups[1].len() == 1 => {
                Ok(Some(vec![Rule::Total { subject, operator: operators[0], bound: groups[1][0].clone() }]))
            }
            _ => Err(self.lost("write `... does not exceed 10^5`")),
        }
    }

    /// Two names that differ: `x != y`.
    pub fn differ(&self, items: &[Expr]) -> Vec<Rule> {
        let mut rules = Vec::new();
        for (i, left) in items.iter().enumerate() {
            for right in &items[i + 1..] {
                rules.push(relation(vec![left.clone()], Comparison::NotEqual, vec![right.clone()]));
            }
        }
        rules
    }
}

/// Conditions with one expression on each side: `0 <= i, j < n` as `0 <= i < n` and `0 <= j < n`.
fn one_by_one(conditions: Vec<Rule>) -> Vec<Rule> {
    let mut single = Vec::new();
    for condition in conditions {
        let Rule::Chain { groups, operators } = condition else {
            single.push(condition);
            continue;
        };
        let count = groups.iter().map(Vec::len).fold(1, usize::saturating_mul);
        if count > EXPANSION_MAX {
            single.push(Rule::Chain { groups, operators });
            continue;
        }
        for mut choice in 0..count {
            let picked = groups.iter().map(|group| {
                let item = group[choice % group.len()].clone();
                choice /= group.len();
                vec![item]
            });
            single.push(Rule::Chain { groups: picked.collect(), operators: operators.clone() });
        }
    }
    single
}

/// Conditions with more combinations stay as they are written.
const EXPANSION_MAX: usize = 64;

/// The same expressions with every `i` read as `j`, also in glued names as `pi`.
fn elsewhere(items: &[Expr]) -> Vec<Expr> {
    items
        .iter()
        .map(|item| {
            let Expr::Path(path) = item else { return item.clone() };
            let mut path = path.clone();
            if path.steps.is_empty()
                && let Some(stem) = path.name.strip_suffix('i')
            {
                path.name = format!("{stem}j");
            }
            for step in &mut path.steps {
                if let Step::Index(Expr::Path(index)) = step
                    && index.steps.is_empty()
                    && index.name == "i"
                {
                    index.name = "j".to_string();
                }
            }
            Expr::Path(path)
        })
        .collect()
}
