//! Lists of characters: `lowercase English letters, digits, and '.'`.

use super::SyntaxError;
use super::grammar::taken;
use super::reader::Reader;
use super::value::Value;
use ojkit_lines::lexer::Kind;
use std::collections::BTreeSet;

/// What may stand where characters are wanted.
const CLASSES: &str =
    "expected one of: lowercase English letters, letters, digits, spaces, 'a' to 'z', characters in quotes";

type Class = BTreeSet<char>;

impl Reader<'_> {
    /// Reads a list of classes of characters: sorted, each character once.
    pub fn alphabet(&mut self) -> Result<Vec<char>, SyntaxError> {
        let mut alphabet = Class::new();
        self.take("either");
        loop {
            let Some(class) = self.class_of_list()? else { return Err(self.no_class()) };
            alphabet.extend(class);
            let separator = self.at;
            const SEPARATORS: [&str; 5] = ["and / or", ", and/or? /? or?", "and/or", "&", "as well as"];
            if self.take_any(&SEPARATORS).is_none() {
                break;
            }
            if !self.class_follows() {
                self.at = separator;
                break;
            }
        }
        if self.take("from/in the? set {") {
            // The set says which of the class are meant.
            let mut listed = Class::new();
            while let Some(class) = self.class_of_list()? {
                listed.extend(class);
                if !self.take(",") {
                    break;
                }
            }
            self.expect("}")?;
            alphabet.retain(|letter| listed.contains(letter));
        }
        if self.take_any(&["except for? the?", "excluding the?", "other than the?"]).is_some() {
            let Some(class) = self.class_of_list()? else { return Err(self.no_class()) };
            alphabet.retain(|letter| !class.contains(letter));
        }
        Ok(alphabet.into_iter().collect())
    }

    fn no_class(&self) -> SyntaxError {
        self.error(format!("{} is not understood here", self.seen()), CLASSES)
    }

    fn class_follows(&mut self) -> bool {
        let start = self.at;
        let found = self.class_of_list().is_ok_and(|class| class.is_some())
            && self.sees_comparison().is_none()
            && !self.sees_word(&["is", "are", "consists", "consist"]);
        self.at = start;
        found || matches!(self.kind(), Kind::Text(_))
    }

    /// A class where a list of characters is read: digits need no quotes.
    fn class_of_list(&mut self) -> Result<Option<Class>, SyntaxError> {
        self.take("the/a/an/any/some/only");
        const NOUNS: &str = "characters/character/letters/letter/digits/digit/symbols/symbol/signs/sign";
        let start = self.at;
        if !(self.take("integers/values/numbers") && matches!(self.kind(), Kind::Int(_))) {
            self.at = start;
        }
        const LISTED: [&str; 4] = [
            "one of the? symbols/characters :?",
            "symbols/characters :",
            "special characters/character :",
            "special characters/character from/in",
        ];
        if self.take_any(&LISTED).is_some() {
            let Kind::Text(text) = self.kind().clone() else { return Err(self.no_class()) };
            self.step();
            return Ok(Some(text.chars().collect()));
        }
        if let Kind::Int(_) = self.kind() {
            let digits = self.plain_digits();
            self.take(NOUNS);
            return digits;
        }
        let quoted = matches!(self.kind(), Kind::Text(_));
        let class = self.class();
        if quoted {
            self.take(NOUNS);
        }
        class
    }

    /// Reads one class of characters, as `a lowercase English letter`, `'a' to 'z'`, `digits`; nothing where none is.
    pub fn class(&mut self) -> Result<Option<Class>, SyntaxError> {
        let start = self.at;
        if let Some(listed) = self.listed("")? {
            return Ok(Some(listed));
        }
        self.take("the/a/an/any");
        if let Some(Value::Text(text)) = taken("signs", self) {
            let (signs, allowed) = text.split_once("' of '").unwrap_or((text, text));
            let listed = self.apposition(allowed)?;
            return Ok(Some(listed.unwrap_or_else(|| signs.chars().collect())));
        }
        if self.take("letters/letter of/in the english alphabet") {
            let listed = self.apposition("abcdefghijklmnopqrstuvwxyz")?;
            return Ok(Some(listed.unwrap_or_else(|| ('a'..='z').collect())));
        }
        if self.take("operators/operator/symbols/symbol") {
            let symbols = matches!(&self.token_at(start).kind, Kind::Word(word) if word.starts_with("symbol"));
            return match self.apposition("")? {
                Some(listed) => Ok(Some(listed)),
                // Beside letters and digits these are all other signs.
                None if symbols => Ok(Some((' '..='~').filter(char::is_ascii_punctuation).collect())),
                None => Err(self.no_class()),
            };
        }
        if let Some(class) = self.described()? {
            return Ok(Some(class));
        }
        if let Some(range) = self.bare_range() {
            return Ok(Some(range));
        }
        self.at = start;
        Ok(None)
    }

    /// `lowercase and uppercase English letters`, `printable ASCII characters`, `characters '0' and '1'`.
    fn described(&mut self) -> Result<Option<Class>, SyntaxError> {
        let start = self.at;
        let mut said = String::new();
        loop {
            match taken("case", self).or_else(|| taken("kinds_of_letters", self)) {
                Some(Value::Text(kinds)) => said += kinds,
                _ if said.contains(['a', 'A']) && self.case_joint() => {}
                _ => break,
            }
        }
        let mut class = Class::new();
        if self.take("digits/digit") {
            if said.contains(['a', 'A', 'L', '~']) {
                self.at = start;
                return Ok(None);
            }
            class.extend('0'..='9');
        } else if self.take("ascii? letters/letter/alphabets/alphabet")
            || !said.is_empty() && self.take("characters/character/chars/char/symbols/symbol")
        {
            let has_both = !said.contains(['a', 'A']);
            if said.contains('~') {
                class.extend(' '..='~');
            } else if said.contains('L') || !has_both || !said.contains('0') {
                class.extend(('a'..='z').filter(|_| has_both || said.contains('a')));
                class.extend(('A'..='Z').filter(|_| has_both || said.contains('A')));
            }
            class.extend(('0'..='9').filter(|_| said.contains('0')));
        } else if said.is_empty() && self.take("characters/character/chars/char") {
            return match self.apposition("")? {
                Some(listed) => Ok(Some(listed)),
                None => Err(self.no_class()),
            };
        } else {
            self.at = start;
            return Ok(None);
        }
        let allowed: String = class.iter().collect();
        if let Some(cases) = self.cases() {
            class.retain(|c| if c.is_ascii_lowercase() { cases.0 } else { !c.is_ascii_uppercase() || cases.1 });
            return Ok(Some(class));
        }
        Ok(Some(self.apposition(&allowed)?.unwrap_or(class)))
    }

    /// `and` between two words for case: `lowercase and uppercase English letters`.
    fn case_joint(&mut self) -> bool {
        let start = self.at;
        if self.take_any(&["and / or", ", and/or?", "and/or", "/"]).is_some() {
            let case = self.at;
            if taken("case", self).is_some() {
                self.at = case;
                return true;
            }
        }
        self.at = start;
        false
    }

    /// `(lower-case and upper-case)` behind letters: whether lower and whether upper case are meant.
    fn cases(&mut self) -> Option<(bool, bool)> {
        let start = self.at;
        if !self.take("(") && !self.take("in") && !self.take(", both") {
            return None;
        }
        let bracket = matches!(self.token_at(start).kind, Kind::Sign("("));
        self.take("both/in/either");
        let mut said = String::new();
        loop {
            match taken("case", self) {
                Some(Value::Text(case)) => said += case,
                _ if self.case_joint() => {}
                _ => break,
            }
        }
        let (lower, upper) = (said.contains('a'), said.contains('A'));
        self.take("letters/case/only");
        if (lower || upper) && (!bracket || self.take(")")) {
            return Some((lower, upper));
        }
        self.at = start;
        None
    }

    /// Characters that stand right behind a noun and say what it means: `digits '0' to '4'`, `digits (0-9)`.
    fn apposition(&mut self, allowed: &str) -> Result<Option<Class>, SyntaxError> {
        let start = self.at;
        self.take("only");
        let bracket = self.take("(");
        self.take("i.e. ,?");
        self.take("in the? inclusive? range");
        let between = self.take("between");
        self.take("from");
        let square = self.take("[");
        let mut class = Class::new();
        loop {
            let more = match self.kind() {
                Kind::Int(_) => self.plain_digits()?,
                _ => match self.listed(allowed)? {
                    Some(listed) => Some(listed),
                    None => self.bare_range(),
                },
            };
            let Some(more) = more else { break };
            class.extend(more);
            if between && !square && class.len() == 1 && self.take("and") {
                // `between 'a' and 'j'` names the ends.
                continue;
            }
            if !(bracket || square) || self.take_any(&[", and/or?", "and/or"]).is_none() {
                break;
            }
        }
        // `['a', 'z']` is a range like `[0, 9]`.
        let with_comma = square && self.token_at(self.at.saturating_sub(2)).kind == Kind::Sign(",");
        if (with_comma || between && !square)
            && class.len() == 2
            && let (Some(first), Some(last)) = (class.first().copied(), class.last().copied())
        {
            class = (first..=last).collect();
        }
        if class.is_empty() {
            self.at = start;
            return Ok(None);
        }
        if square {
            self.expect("]")?;
        }
        if bracket {
            self.expect(")")?;
        }
        if let Some(strange) = class.iter().find(|c| !allowed.is_empty() && !allowed.contains(**c)) {
            let message = format!("`{}` is not among the characters just named", strange.escape_debug());
            return Err(self.error_from(start, message, "put a comma or `and` before it"));
        }
        Ok(Some(class))
    }

    /// `'a'`, `'a' to 'z'`, `'a'-'z'`; several characters in one text only behind a noun that allows them.
    fn listed(&mut self, allowed: &str) -> Result<Option<Class>, SyntaxError> {
        let Kind::Text(text) = self.kind().clone() else { return Ok(None) };
        let place = self.at;
        self.step();
        let mut letters = text.chars();
        let (Some(first), None) = (letters.next(), letters.next()) else {
            if !text.is_empty() && text.chars().all(|c| allowed.contains(c)) {
                return Ok(Some(text.chars().collect()));
            }
            let help = "write the characters one by one, as in `'a', 'b'`";
            return Err(self.error_from(place, "a text of several characters is not a character", help));
        };
        let behind = self.at;
        if self.take_any(&["to", "-", "through", "..", "..."]).is_none() {
            return Ok(Some(Class::from([first])));
        }
        let Kind::Text(text) = self.kind().clone() else {
            self.at = behind;
            return Ok(Some(Class::from([first])));
        };
        self.step();
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(last), None) if first < last && first.is_ascii() && last.is_ascii() => {
                Ok(Some((first..=last).collect()))
            }
            _ => Err(self.error_from(place, "this is not a range of characters", "write `'a' to 'z'`")),
        }
    }

    /// Whether `'a' to 'z'` stands here.
    pub fn text_range_follows(&self) -> bool {
        let joint = match &self.token(1).kind {
            Kind::Sign(sign) => ["-", "..", "..."].contains(sign),
            Kind::Word(word) => word.eq_ignore_ascii_case("to"),
            _ => false,
        };
        joint && matches!(self.token(2).kind, Kind::Text(_))
    }

    /// `a-z`, `A-Z` without quotes.
    fn bare_range(&mut self) -> Option<Class> {
        let letter = |kind: &Kind| match kind {
            Kind::Word(word) if word.len() == 1 => word.chars().next().filter(char::is_ascii_alphabetic),
            _ => None,
        };
        let (first, last) = (letter(self.kind())?, letter(&self.token(2).kind)?);
        if self.token(1).kind != Kind::Sign("-")
            || first >= last
            || first.is_ascii_lowercase() != last.is_ascii_lowercase()
        {
            return None;
        }
        for _ in 0..3 {
            self.step();
        }
        Some((first..=last).collect())
    }

    /// `0`, `0-9`, `0 to 4`; the plural `0s` is understood too.
    fn plain_digits(&mut self) -> Result<Option<Class>, SyntaxError> {
        let digit = |kind: &Kind| match kind {
            Kind::Int(value @ 0..=9) => char::from_digit(*value as u32, 10),
            _ => None,
        };
        let Some(first) = digit(self.kind()) else { return Ok(None) };
        let range = match &self.token(1).kind {
            Kind::Sign(sign) => ["-", "..", "..."].contains(sign),
            Kind::Word(word) => ["to", "through"].iter().any(|to| to.eq_ignore_ascii_case(word)),
            _ => false,
        };
        if range {
            let Some(last) = digit(&self.token(2).kind).filter(|last| first < *last) else { return Ok(None) };
            for _ in 0..3 {
                self.step();
            }
            return Ok(Some((first..=last).collect()));
        }
        self.step();
        if self.touches() && self.sees_word(&["s"]) {
            self.step();
        }
        Ok(Some(Class::from([first])))
    }
}
