//! Problems from elsewhere to folders of this kit, and folders of this kit to packages of judges.
//!
//! # Theory
//!
//! Everything here is text in, files out: no file is opened, no program started, no clock read. A caller in the program gives the bytes of a page or of
//! a package, and writes what comes back; hence every way in and out can be tried on any text, and no input does more than make a diagnostic.
//!
//! **Pages.** What differs between sites is how a page is cut into title, text, examples, constraint lines and signature: [`leetcode`] takes JSON, saved
//! pages, Markdown and copied text; [`pages`] those of AtCoder, Codeforces, CSES and Kattis; [`companion`] what a browser extension posts. From there on the
//! way is one: examples are read by the signature, or a layout is derived from the samples ([`layout`]); each line of constraints is offered to the grammar of
//! `rules` with the names and nouns of this problem, and is *enforced* if a rule comes of it that no example breaks, *by type* if the
//! signature says it already, a *promise* if it speaks of the answer, and else *unchecked*, with the reason. Nothing is dropped: what is not understood
//! stands in the spec for a person to reword. A page that says less than is needed gives the blanks and says so.
//!
//! **Packages.** [`package`] is what all formats share: files below one folder, and ZIP archives of them ([`archive`]). [`import`] reads Kattis' formats,
//! and Polygon's into one value with the makings, the runs of the package's own programs that are still to be made; the
//! caller runs them in the sandbox and gives the results back. [`kattis`], [`domjudge`] and [`polygon`] write packages; the same files give the same bytes.
//! An exported validator reads the problem's rules as a table (`rules::table`), and decides as the kit does.
//!
//! **Rows.** [`rows`] writes a question with its tests in the fields that kits for language models read.

pub mod archive;
pub mod companion;
pub mod domjudge;
mod formulas;
mod html;
pub mod import;
pub mod kattis;
pub mod layout;
pub mod leetcode;
pub mod markdown;
mod mathml;
pub mod package;
pub mod pages;
pub mod polygon;
pub mod rows;
mod said;
