//! The bank: what is known of every public question, as data that travels in the program.
//!
//! # Theory
//!
//! A question's page says in prose what no grammar reads: that rows are sorted, that an answer exists. But public questions are known and finite, so
//! what a person finds on a page is written down once: `bank/<slug>/spec.yaml` is an ordinary spec whose constraint lines are complete, with a
//! checker, a validator or generators beside it where lines cannot say it. The build packs these folders into one ZIP archive ([`Bank::packed`]),
//! with an index of numbers, titles, tags and difficulties as its last entry, so that a list of all questions unpacks one file and a new problem one folder.
//!
//! Beside these lie the programs that answer a question, `reference.*` and `oracle.*`. No new problem gets them: they would give the question away.
//!
//! The bank gives files and facts of the index. It reads no spec and judges nothing; who takes a spec from it reads it as any other.

use ojkit_text::suggest;
use std::collections::BTreeSet;
use std::io::{Cursor, Read};
use zip::ZipArchive;
use zip::result::ZipError;

/// The archive that the build has made.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/bank.zip"));

/// The name of the index in the archive.
const INDEX: &str = "index.tsv";

/// Where the archive has the programs that answer, apart from what becomes a problem's folder: they would give the question away.
const ANSWERS: &str = "answers/";

/// No file of an entry is larger.
const FILE_BYTES_MAX: u64 = 4 << 20;

/// A packed bank.
pub struct Bank<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    pub entries: Vec<Entry>,
}

/// A question of the bank, as its index has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The site's number; empty where it has none.
    pub number: String,
    /// The name in the page's address, and of the entry's folder.
    pub slug: String,
    /// `easy`, `medium` or `hard`; empty where the page does not say it.
    pub difficulty: String,
    pub tags: Vec<String>,
    pub title: String,
}

/// A file of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name in the entry's folder.
    pub name: String,
    pub bytes: Vec<u8>,
}

/// What is wrong with a packed bank: which of its entries, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The entry's name, or `the archive`.
    pub entry: String,
    /// What its reader says.
    pub why: String,
}

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} of the packed bank cannot be read: {}", self.entry, self.why)
    }
}

impl std::error::Error for Damaged {}

impl Damaged {
    fn new(entry: &str, why: impl std::fmt::Display) -> Damaged {
        Damaged { entry: entry.to_owned(), why: why.to_string() }
    }
}

impl Bank<'static> {
    /// The bank in this program.
    pub fn packed() -> Result<Bank<'static>, Damaged> {
        Bank::read(PACKED)
    }
}

impl<'a> Bank<'a> {
    /// A bank in the bytes of an archive.
    ///
    /// # Errors
    /// It is no archive, or its index cannot be read.
    pub fn read(bytes: &'a [u8]) -> Result<Bank<'a>, Damaged> {
        let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| Damaged::new("the archive", error))?;
        let mut bank = Bank { archive, entries: Vec::new() };
        let index = bank.file(INDEX)?;
        bank.entries = String::from_utf8_lossy(&index).lines().filter_map(Entry::of_line).collect();
        Ok(bank)
    }

    /// The question of this name, number or address.
    pub fn find(&self, asked: &str) -> Option<&Entry> {
        let asked = slug_of(asked);
        let of = |entry: &&Entry| entry.slug == asked || !asked.is_empty() && entry.number == asked;
        self.entries.iter().find(of).or_else(|| {
            // As a person writes it: the title, or the name with other signs between its words.
            let words = words(asked);
            let named = |entry: &&Entry| words == self::words(&entry.slug) || words == self::words(&entry.title);
            self.entries.iter().find(named).filter(|_| !words.is_empty() && asked.contains(|c: char| !is_of_slug(c)))
        })
    }

    /// The name that was probably meant, where the bank has one like this.
    pub fn nearest(&self, asked: &str) -> Option<&str> {
        suggest::nearest(slug_of(asked), self.entries.iter().map(|entry| entry.slug.as_str()))
    }

    /// The files of an entry's folder, by name, without its answers.
    pub fn files(&mut self, slug: &str) -> Result<Vec<File>, Damaged> {
        self.below(&format!("{slug}/"))
    }

    /// The spec of an entry.
    pub fn spec(&mut self, slug: &str) -> Result<Vec<u8>, Damaged> {
        self.file(&format!("{slug}/spec.yaml"))
    }

    /// The programs that answer a question: `reference.*` at every size, `oracle.*` at small ones; none where there are no such programs yet.
    pub fn answers(&mut self, slug: &str) -> Result<Vec<File>, Damaged> {
        self.below(&format!("{ANSWERS}{slug}/"))
    }

    /// The names of the questions that have such programs.
    pub fn answered(&self) -> BTreeSet<&str> {
        self.archive.file_names().filter_map(|name| Some(name.strip_prefix(ANSWERS)?.split_once('/')?.0)).collect()
    }

    fn below(&mut self, folder: &str) -> Result<Vec<File>, Damaged> {
        let mut names: Vec<String> =
            self.archive.file_names().filter(|n| n.starts_with(folder)).map(str::to_owned).collect();
        names.sort();
        let of = |name: String| Ok(File { bytes: self.file(&name)?, name: name[folder.len()..].to_owned() });
        names.into_iter().map(of).collect()
    }

    fn file(&mut self, name: &str) -> Result<Vec<u8>, Damaged> {
        let damaged = |error: ZipError| Damaged::new(name, error);
        let entry = self.archive.by_name(name).map_err(damaged)?;
        let mut bytes = Vec::new();
        // What an entry claims of its size is not believed.
        let read = entry.take(FILE_BYTES_MAX).read_to_end(&mut bytes);
        read.map_err(|error| Damaged::new(name, error))?;
        Ok(bytes)
    }
}

impl Entry {
    fn of_line(line: &str) -> Option<Entry> {
        let mut parts = line.split('\t').map(str::to_owned);
        let mut next = || parts.next();
        let (number, slug, difficulty, tags, title) = (next()?, next()?, next()?, next()?, next()?);
        let tags = tags.split(", ").filter(|tag| !tag.is_empty()).map(str::to_owned).collect();
        Some(Entry { number, slug, difficulty, tags, title })
    }
}

/// The words of a title or a name, in small letters.
fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Whether a character is one of those that names of questions have: a name in these alone means itself.
fn is_of_slug(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'
}

/// The name in a question's address; a text that is no address is that name itself, or a number.
fn slug_of(asked: &str) -> &str {
    let Some((_, rest)) = asked.split_once("/problems/") else { return asked.trim() };
    rest.split(['/', '?', '#']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where the bytes of a file lie in the archive.
    fn place(name: &str) -> usize {
        let mut archive = ZipArchive::new(Cursor::new(PACKED)).expect("an archive");
        let entry = archive.by_name(name).expect("an entry");
        usize::try_from(entry.data_start().expect("its place")).expect("it is in memory")
    }

    #[test]
    fn a_question_is_found_by_name_number_and_address_and_by_nothing_else() {
        let bank = Bank::packed().expect("a bank");
        for asked in
            ["two-sum", "1", "https://leetcode.com/problems/two-sum", "https://leetcode.cn/problems/two-sum/?tab=x"]
        {
            assert_eq!(bank.find(asked).map(|entry| entry.title.as_str()), Some("Two Sum"), "{asked}");
        }
        for asked in ["Two Sum", "two_sum", "TWO-SUM", " two sum "] {
            assert_eq!(bank.find(asked).map(|entry| entry.slug.as_str()), Some("two-sum"), "{asked}");
        }
        assert_eq!(bank.find("Pow(x, n)").map(|entry| entry.slug.as_str()), Some("powx-n"));
        for asked in ["", "0", "01", "two", "-", "_", "https://leetcode.com/problems/", "https://leetcode.com/"] {
            assert_eq!(bank.find(asked), None, "{asked:?}");
        }
        assert_eq!(bank.nearest("tow-sum"), Some("two-sum"));
        assert_eq!(bank.nearest("qqqqqqqq"), None);
    }

    #[test]
    fn of_a_damaged_bank_the_entry_is_named() {
        let mut bytes = PACKED.to_vec();
        bytes[place("two-sum/spec.yaml") + 9] ^= 0x55;
        let mut bank = Bank::read(&bytes).expect("the index is whole");
        let damaged = bank.files("two-sum").expect_err("a byte is another");
        assert!(damaged.to_string().starts_with("two-sum/spec.yaml of the packed bank cannot be read: "), "{damaged}");
        assert!(bank.files("stone-game-iii").is_ok_and(|files| files.iter().any(|file| file.name == "spec.yaml")));
        for part in [&PACKED[..PACKED.len() / 2], &PACKED[..10], b""] {
            assert_eq!(Bank::read(part).err().map(|damaged| damaged.entry).as_deref(), Some("the archive"));
        }
        bytes[place(INDEX) + 5] ^= 0x55;
        assert_eq!(Bank::read(&bytes).err().map(|damaged| damaged.entry).as_deref(), Some(INDEX));
    }
}
