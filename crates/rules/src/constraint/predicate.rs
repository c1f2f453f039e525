//! What a statement says of its subject: the verbs, and the phrases behind `is`.

use super::SyntaxError;
use super::chain::{constant, relation};
use super::cursor::Cursor;
use super::lexer::Kind;
use super::subject::Subject;
use ojkit_model::constraint::{Comparison, Expr, Operator, Path, Rule, Step};

/// What may stand behind `is`.
pub const STATES_OF_BEING: &str =
    "here could stand: even, odd, divisible by 3, sorted in non-decreasing order, distinct, at most n, either 0 or 1";
/// Verbs of being.
const IS: [&str; 4] = [
    "is/are/be guaranteed to be",
    "is/are always? only?",
    "will/must/should/can/may/shall always? only? be",
    "represents/represent",
];
/// Verbs after which a list of characters is complete by itself.
const ONLY: [&str; 9] = [
    "consists/consist only/solely/entirely/exclusively? of only?",
    "consists/consist only/solely/entirely/exclusively",
    "comprises/comprise only? of? only?",
    "only consists/consist of",
    "will/must/can/may only? consist only? of only?",
    "contains/contain/has/have/includes/include/comprises only",
    "only contains/contain/has/have",
    "will/must/can/may contain/have only",
    "will/must/can/may only contain/have",
];
/// The same behind a noun.
pub const MADE_OF: [&str; 4] = [
    "of",
    "that contains/consists only? of? only?",
    "consisting/containing/comprising/composed/made only? up? of? only?",
    "with only",
];
/// The same behind `is`.
const MADE: [&str; 2] = ["made only? up? of only?", "composed/comprised/formed/built only? of/from only?"];
/// Verbs after which `only` must follow the list.
const CONTAINS: [&str; 2] = ["contains/contain", "will/must/can/may contain"];

/// Comparisons in words; all that end in a bound.
pub const RELATIONS: [(&str, Comparison); 18] = [
    ("less/smaller than or equal to", Comparison::LessEqual),
    ("greater/larger/more than or equal to", Comparison::GreaterEqual),
    ("not/no greater/larger/more/higher than", Comparison::LessEqual),
    ("not/no less/smaller/fewer/lower than", Comparison::GreaterEqual),
    ("strictly? less/smaller/fewer/lower than", Comparison::Less),
    ("strictly? greater/larger/more/higher than", Comparison::Greater),
    ("strictly? below", Comparison::Less),
    ("strictly? above", Comparison::Greater),
    ("at most", Comparison::LessEqual),
    ("at least", Comparison::GreaterEqual),
    ("up to", Comparison::LessEqual),
    ("equal to", Comparison::Equal),
    ("equals to?", Comparison::Equal),
    ("the same as", Comparison::Equal),
    ("exactly", Comparison::Equal),
    ("not equal to", Comparison::NotEqual),
    ("never equal to", Comparison::NotEqual),
    ("different from/than", Comparison::NotEqual),
];
/// Comparisons that are verbs of their own.
const VERBS: [(&str, Comparison); 7] = [
    ("does/do/will/must/should not exceed", Comparison::LessEqual),
    ("doesn't/don't/won't exceed", Comparison::LessEqual),
    ("never exceeds/exceed", Comparison::LessEqual),
    ("exceeds/exceed", Comparison::Greater),
    ("does/do not equal", Comparison::NotEqual),
    ("doesn't/don't equal", Comparison::NotEqual),
    ("equals/equal to?", Comparison::Equal),
];
/// What is said of a sign or of being there at all.
const STATES: [(&str, Comparison, bool); 9] = [
    ("a? positive integer/integers/number/numbers/value/values?", Comparison::Greater, false),
    ("a? negative integer/integers/number/numbers/value/values?", Comparison::Less, false),
    ("a? non-negative/nonnegative integer/integers/number/numbers/value/values?", Comparison::GreaterEqual, false),
    ("a? non-positive/nonpositive integer/integers/number/numbers/value/values?", Comparison::LessEqual, false),
    ("non-zero/nonzero", Comparison::NotEqual, false),
    ("a? non-empty/nonempty string/array/list?", Comparison::GreaterEqual, true),
    ("not empty", Comparison::GreaterEqual, true),
    ("not negative", Comparison::GreaterEqual, false),
    ("not zero", Comparison::NotEqual, false),
];

impl Cursor {
    /// Reads what is said of a subject.
    pub fn predicate(&mut self, subject: Subject) -> Result<Vec<Rule>, SyntaxError> {
        if let Subject::Exprs(items) = &subject {
            if items.iter().any(constant) {
                return Err(self.error("only a name can be spoken of, not a number or a text", ""));
            }
            if let Some(rules) = self.represents(items).or_else(|| self.form(items)).or_else(|| self.element_of(items))
            {
                return Ok(rules);
            }
            if let Some(rules) = self.shaped(items).or_else(|| self.compared_as_wholes(items)) {
                return Ok(rules);
            }
            if let Some(rules) = self.repeats(items)? {
                return Ok(rules);
            }
            if let Some(rules) = self.related(items)? {
                return Ok(rules);
            }
            if let Some(rules) = self.each_once(items)? {
                return Ok(rules);
            }
            if let Some(rules) = self.counted_predicate(items)? {
                return Ok(rules);
            }
            if let Some(rules) = self.begins_and_ends(items)? {
                return Ok(rules);
            }
            if let Some(rules) = self.time_format(items)? {
                return Ok(rules);
            }
            if let Some(rules) = self
                .power_of(items)
                .or_else(|| self.prime(items))
                .or_else(|| self.index_of(items))
                .or_else(|| self.fits_in_bits(items, false))
            {
                return Ok(rules);
            }
            if let Some(rules) = self.alike_in_length(items) {
                return Ok(rules);
            }
            if let Some(rules) = self.signed_elements(items) {
                return Ok(rules);
            }
            if let [Expr::Path(path)] = &items[..]
                && self.take("divides/divide")
            {
                let divisor = Expr::Path(path.clone());
                let subjects = vec![self.bound()?];
                return Ok(vec![Rule::Congruent { subjects, modulus: divisor, remainder: 0 }]);
            }
        }
        if matches!(subject, Subject::Elements { .. })
            && let Ok(items) = self.each(subject.clone())
            && let Some(rules) = self.element_of(&items)
        {
            return Ok(rules);
        }
        if let Subject::Elements { of, cells: true } = &subject
            && let Some(rules) = self.fits_in_bits(std::slice::from_ref(of), true)
        {
            return Ok(rules);
        }
        if let Subject::Elements { of, cells: false } = &subject
            && let Some(rules) = self.same_length(of)
        {
            return Ok(rules);
        }
        self.take("both/all/each/together");
        if self.take_any(&IS).is_some() {
            return self.being(subject);
        }
        if self.take_any(&ONLY).is_some() {
            return self.made_of(subject);
        }
        const NONE: [&str; 3] = [
            "contains/contain/has/have no duplicate/duplicates/duplicated/repeated/repeating",
            "does/do not contain/have any? duplicate/duplicates/duplicated/repeated/repeating",
            "doesn't/don't contain/have any? duplicate/duplicates/duplicated/repeated/repeating",
        ];
        if self.take_any(&NONE).is_some() {
            let cells = self.take("values/numbers/integers");
            if !cells {
                self.take("elements/element/items/item/strings/words/characters/letters/digits/edges/edge/pairs/pair/points/point/rows/row");
            }
            return match subject {
                Subject::Exprs(items) if !cells => {
                    Ok(items.into_iter().map(|subject| Rule::Distinct { subject, cells: false }).collect())
                }
                subject => self.distinct(subject),
            };
        }
        if self.take("contains/contain/has/have only? a? list? of? pairwise? unique/distinct values/elements/items/integers/numbers/characters/letters/strings/words") {
            let mut rules = self.distinct(subject.clone())?;
            if self.sees_word(&["sorted"]) {
                rules.extend(self.sorted(subject)?);
            }
            return Ok(rules);
        }
        if let Some(rules) = self.decimals(&subject)? {
            return Ok(rules);
        }
        if self.take_any(&CONTAINS).is_some() {
            let place = self.at;
            // `contains lowercase English letters and spaces` names what is there; `contains a letter` does not.
            let plural = matches!(self.kind(), Kind::Word(_)) && !self.sees_word(&["a", "an", "any", "some", "the"]);
            let alphabet = self.alphabet()?;
            let complete = self.take("only") || (plural && is_list(&alphabet) && self.ends_clause());
            if !complete {
                let help = "for an alphabet write `contains only ...`";
                return Err(self.error_from(place, "what something contains does not bound it", help));
            }
            return self.of_alphabet(subject, alphabet);
        }
        for (verb, comparison) in VERBS {
            if self.take(verb) {
                return self.compared(subject, comparison);
            }
        }
        if self.take("has/have a? length of?") {
            return self.lengths(subject);
        }
        if self.take("in") || self.sees_sign("in") {
            if self.sees_sign("in") {
                self.step();
            }
            return self.inside(subject);
        }
        if self.sees_word(&["sorted"]) {
            return self.sorted(subject);
        }
        if self.take("lies/lie/ranges/range")
            && let Some(rules) = self.ranged(&subject)?
        {
            return Ok(rules);
        }
        Err(self.stuck(&subject))
    }

    /// The error where neither a comparison nor a verb follows the subject.
    fn stuck(&mut self, subject: &Subject) -> SyntaxError {
        let plain = matches!(subject, Subject::Exprs(_));
        self.want(if plain { "<=" } else { "are" });
        if self.sees_sign("=>") {
            return self.error("`=>` is no comparison", "did you mean `>=`?");
        }
        if self.done() && plain {
            return self
                .error("the line ends before it says anything", "write a comparison or a phrase, as in `x is even`");
        }
        self.lost(
            "here could stand a comparison as `<= 5`, or a phrase as `is even`, `consists of digits`, `are distinct`",
        )
    }

    fn being(&mut self, subject: Subject) -> Result<Vec<Rule>, SyntaxError> {
        if self.take("both/all/each/always") && self.done() {
            return Err(self.lost("write `x is sorted in non-decreasing order`"));
        }
        if self.order_follows() {
            return self.sorted(subject);
        }
        if self.take("anagrams/permutations of each other") {
            return Err(self.lost(STATES_OF_BEING));
        }
        if self.take("a permutation of") || self.take("permutations/permutation of") {
            return self.permutation(subject);
        }
        if self.take("a permutation") {
            return Err(self.error("the values of the permutation are missing", "write `is a permutation of 1..n`"));
        }
        if self.take("a? binary string/strings/array/arrays") {
            if self.take_any(&MADE_OF).is_some() {
                return self.made_of(subject);
            }
            return self.of_alphabet(subject, vec!['0', '1']);
        }
        if let Some(rules) = self.texts_of(&subject)? {
            return Ok(rules);
        }
        if let Some(rules) = self.number_that(&subject)? {
            return Ok(rules);
        }
        if self.take_any(&["different from/than", "not the same as"]).is_some() {
            return self.compared(subject, Comparison::NotEqual);
        }
        if let Subject::Exprs(items) = &subject
            && items.len() > 1
            && self.take_any(&["not equal", "not the same", "not identical"]).is_some()
            && self.ends_clause()
        {
            return Ok(self.differ(items));
        }
        if let Some(rules) = self.unequal_to(&subject)? {
            return Ok(rules);
        }
        if self.take("not even") {
            return self.congruent(subject, Expr::Int(2), 1);
        }
        if self.take("not odd") || self.take("even number/integer?") || self.take("an even number/integer") {
            return self.congruent(subject, Expr::Int(2), 0);
        }
        if self.take("odd number/integer?") || self.take("an odd number/integer") {
            return self.congruent(subject, Expr::Int(2), 1);
        }
        if self.take("divisible/multiple/multiples/multiplier by/of")
            || self.take("a multiple of")
            || self.take("evenly divisible by")
        {
            let modulus = self.modulus()?;
            return self.congruent(subject, modulus, 0);
        }
        if self.take("not divisible by") || self.take("not a multiple of") {
            let modulus = self.modulus()?;
            let subjects = self.each(subject)?;
            let rest = |s: Expr| Expr::Binary(Operator::Modulo, Box::new(s), Box::new(modulus.clone()));
            let rests = subjects.into_iter().map(rest).collect();
            return Ok(vec![relation(rests, Comparison::NotEqual, vec![Expr::Int(0)])]);
        }
        if self.take("a/an list/array/sequence/set/string of/with") {
            return self.made_of(subject);
        }
        if self.take("pairwise/mutually/all? unique/distinct/different/unequal") {
            let rules = self.unlike(subject);
            self.take_quietly("integers/values/numbers/strings/elements/characters/letters");
            return rules;
        }
        if self.take_any(&MADE).is_some() {
            return self.made_of(subject);
        }
        for (state, comparison, length) in STATES {
            if self.take(state) {
                let subjects = self.each(subject)?;
                let subjects = if length { self.lengths_of(subjects)? } else { subjects };
                return Ok(vec![relation(subjects, comparison, vec![Expr::Int(i128::from(length))])]);
            }
        }
        if let Some(rules) = self.ranged(&subject)? {
            return Ok(rules);
        }
        for (words, comparison) in RELATIONS {
            if self.take(words) {
                return self.compared(subject, comparison);
            }
        }
        if self.take("given with") || self.take("with") || self.take("given to") {
            return self.decimals(&subject)?.ok_or_else(|| self.lost("write `with at most 2 decimal places`"));
        }
        self.one_of(subject)
    }

    /// `not '0'`, `never 0`.
    fn unequal_to(&mut self, subject: &Subject) -> Result<Option<Vec<Rule>>, SyntaxError> {
        let start = self.at;
        if (self.take("not") || self.take("never"))
            && matches!(self.kind(), Kind::Int(_) | Kind::Text(_) | Kind::Sign("-"))
            && let Ok(value) = self.bound()
            && self.ends_clause()
        {
            let subjects = self.each(subject.clone())?;
            return Ok(Some(vec![relation(subjects, Comparison::NotEqual, vec![value])]));
        }
        self.at = start;
        Ok(None)
    }

    pub fn compared(&mut self, subject: Subject, comparison: Comparison) -> Result<Vec<Rule>, SyntaxError> {
        let place = self.at;
        let bound = self.bound()?;
        if !matches!(comparison, Comparison::Equal | Comparison::NotEqual) {
            self.refuse_text(place, &bound)?;
        }
        let subjects = self.each(subject)?;
        Ok(vec![relation(subjects, comparison, vec![bound])])
    }

    /// Texts of several characters have no order.
    pub fn refuse_text(&self, place: usize, bound: &Expr) -> Result<(), SyntaxError> {
        match bound {
            Expr::Text(text) if text.chars().count() != 1 => {
                Err(self.error_from(place, "texts have no order here", "only single characters can be compared"))
            }
            _ => Ok(()),
        }
    }

    fn modulus(&mut self) -> Result<Expr, SyntaxError> {
        let place = self.at;
        let modulus = self.bound()?;
        match modulus {
            Expr::Int(value) if value <= 0 => {
                Err(self.error_from(place, "only a number above zero divides", "write a number from 1"))
            }
            Expr::Double(_) | Expr::Text(_) => Err(self.error_from(place, "only a whole number divides", "")),
            other => Ok(other),
        }
    }

    fn congruent(&mut self, subject: Subject, modulus: Expr, remainder: i64) -> Result<Vec<Rule>, SyntaxError> {
        let subjects = self.each(subject)?;
        Ok(vec![Rule::Congruent { subjects, modulus, remainder }])
    }

    /// `are distinct`, `is unique`.
    fn unlike(&mut self, subject: Subject) -> Result<Vec<Rule>, SyntaxError> {
        let Subject::Exprs(items) = &subject else { return self.distinct(subject) };
        if let [item] = &items[..] {
            let one_index = |path: &Path| {
                let free = |step: &&Step| matches!(step, Step::Index(Expr::Path(index)) if index.steps.is_empty());
                path.steps.last().as_ref().is_some_and(free) && path.steps.len() == 1
            };
            if let Expr::Path(path) = item
                && one_index(path)
                && !self.plural_before()
            {
                // `x[i] is unique` has one reading where x[i] is a value: a tuple of one.
                return Ok(vec![Rule::DistinctTuples { items: vec![item.clone()] }]);
            }
            let is_node = matches!(item, Expr::Path(path) if path.name == "Node");
            if !self.plural_before() && !is_node {
                let help =
                    "write `x[i] are distinct` for the items of x, `x[i] contains distinct values` for those of x[i]";
                return Err(self.error("what is unique here has two readings", help));
            }
            // `x[i] are distinct` is about the items of x.
            let (subject, cells) = self.without_indices(item.clone())?;
            return Ok(vec![Rule::Distinct { subject, cells }]);
        }
        let before = self.token_at(self.at.saturating_sub(1)).kind.clone();
        let different = matches!(before, Kind::Word(word) if word.eq_ignore_ascii_case("different"));
        if different {
            self.take("from each other");
        } else if !self.take("from each other") {
            self.take_quietly("integers/numbers/values");
            if self.ends_clause() {
                // Of numbers this says one thing, and only numbers can be subtracted.
                let mut rules = Vec::new();
                for (k, a) in items.iter().enumerate() {
                    for b in &items[k + 1..] {
                        let (a, b) = (Box::new(a.clone()), Box::new(b.clone()));
                        let difference = vec![Expr::Binary(Operator::Subtract, a, b)];
                        rules.push(relation(difference, Comparison::NotEqual, vec![Expr::Int(0)]));
                    }
                }
                return Ok(rules);
            }
            let help = "write `a != b` for two values that differ, a line for each array whose elements do";
            return Err(self.error("this may be about the names or about what is in them", help));
        }
        let items = self.each(subject)?;
        Ok(self.differ(&items))
    }

    /// That what the subject has differs pairwise.
    pub fn distinct(&mut self, subject: Subject) -> Result<Vec<Rule>, SyntaxError> {
        if let Subject::Exprs(items) = &subject
            && !items.iter().all(|item| matches!(item, Expr::Path(_)))
        {
            return Err(self.error("only what has elements can be spoken of like this", "name the array"));
        }
        match subject {
            Subject::Tuples(items) => Ok(vec![Rule::DistinctTuples { items }]),
            Subject::Elements { of, cells } => Ok(vec![Rule::Distinct { subject: of, cells }]),
            Subject::Exprs(items) => {
                let mut rules = Vec::new();
                for subject in items {
                    rules.push(Rule::Distinct { subject, cells: true });
                }
                Ok(rules)
            }
        }
    }

    fn plural_before(&self) -> bool {
        let behind = |k: usize| self.at.checked_sub(k).map(|place| self.token_at(place).kind.clone());
        (1..=4).any(|k| matches!(behind(k), Some(Kind::Word(word)) if word.eq_ignore_ascii_case("are")))
    }

    pub fn lengths(&mut self, subject: Subject) -> Result<Vec<Rule>, SyntaxError> {
        let subjects = self.each(subject)?;
        let subjects = self.lengths_of(subjects)?;
        for (words, comparison) in RELATIONS {
            if self.take(words) {
                let bound = self.bound()?;
                return Ok(vec![relation(subjects, comparison, vec![bound])]);
            }
        }
        let bound = self.bound()?;
        Ok(vec![relation(subjects, Comparison::Equal, vec![bound])])
    }

    pub fn lengths_of(&mut self, subjects: Vec<Expr>) -> Result<Vec<Expr>, SyntaxError> {
        let mut lengths = Vec::new();
        for subject in subjects {
            let Expr::Path(mut path) = subject else {
                return Err(self.error("only a name has a length", "write `x.length`"));
            };
            path.steps.push(Step::Length);
            lengths.push(Expr::Path(path));
        }
        Ok(lengths)
    }
}

/// What a double can hold.
pub const DIGITS_MAX: u32 = 15;

/// Whether letters and other characters are listed together: such a list is complete, one class alone need not be.
fn is_list(alphabet: &[char]) -> bool {
    alphabet.len() > 10
        && alphabet.iter().any(char::is_ascii_alphabetic)
        && !alphabet.iter().all(char::is_ascii_alphabetic)
}
