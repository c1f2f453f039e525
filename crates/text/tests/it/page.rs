//! Case pages: written, read back, and refused where they are damaged.

use ojkit_model::case::{Case, GeneratorCall, Recipe};
use ojkit_text::page::*;
use proptest::prelude::*;

fn example() -> Page {
    let case = |name: &str, recipe: Recipe, input: &str, answer: Option<&str>| {
        let group = name.split('/').nth_back(1).unwrap_or_default().to_owned();
        let answer = answer.map(|text| text.as_bytes().to_vec());
        let reason = format!("why {name} exists: to be seen");
        PageCase::of(&Case { name: name.to_owned(), group, reason, recipe, input: input.as_bytes().to_vec(), answer })
    };
    let text = |text: &str| Recipe::Text(text.to_owned());
    let draw = Recipe::Draw { hand: "random size=50000".to_owned(), seed: u64::MAX };
    Page {
        drawing: 1,
        constraints: vec!["1 <= stoneValue.length <= 5 * 10^4".to_owned(), "'a' <= s[i] <= 'z' # all".to_owned()],
        cases: vec![
            case("sample/1", text("4\n1 2 3 7\n"), "4\n1 2 3 7\n", Some("Bob\n")),
            case("secret/small/01-empty", text("0\n\n"), "0\n\n", Some("true\n")),
            case("secret/random/02", draw, "large", Some(&"9 ".repeat(300))),
            case("secret/edge/03", text(""), "", None),
        ],
        set_aside: vec![SetAside {
            name: "secret/edge/04".to_owned(),
            input: Digest::of(b"4\n"),
            submission: "accepted/a.py".to_owned(),
            why: "expected 1, got 2: at the end".to_owned(),
        }],
        rests_on: [("group `odd`", "0123456789abcdef"), ("validator.py", "fedcba9876543210")]
            .map(|(what, digest)| (what.to_owned(), digest.to_owned()))
            .into(),
    }
}

#[test]
fn a_page_reads_as_a_page() {
    let text = write(&example()).unwrap();
    insta::assert_snapshot!("page", text);
    assert_eq!(read("cases/a.yaml", text.as_bytes()), Ok(example()));
}

#[test]
fn a_digest_is_the_published_one() {
    // FIPS 180-2, appendix B.1.
    let of_abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!(Digest::of(b"abc"), Digest { bytes: 3, sha256: of_abc.to_owned() });
}

#[test]
fn a_page_after_a_failed_merge_is_refused_with_a_place() {
    let text = write(&example()).unwrap().replace("- name: secret/edge/03\n", "<<<<<<< HEAD\n- name: secret/edge/03\n");
    let found = read("cases/a.yaml", text.as_bytes()).unwrap_err();
    assert_eq!(found.len(), 1);
    assert!(found[0].line > 20, "{}", found[0]);
    assert_eq!(*found[0].help, "make the page again with `ojkit gen`");
}

#[test]
fn a_hash_cut_short_is_refused() {
    let text = write(&example()).unwrap().replacen("input_sha256: ", "input_sha256: 0", 1);
    let found = read("cases/a.yaml", text.as_bytes()).unwrap_err();
    assert!(found[0].message.ends_with("is not a SHA-256 digest"), "{}", found[0]);
}

fn recipes() -> impl Strategy<Value = Recipe> {
    prop_oneof![
        "[ -~\n]{0,60}".prop_map(Recipe::Text),
        "[0-9 \n-]{0,60}".prop_map(Recipe::Text),
        any::<String>().prop_map(Recipe::Text),
        ("[ -~]{1,30}", any::<u64>()).prop_map(|(hand, seed)| Recipe::Draw { hand, seed }),
        ("[ -~]{1,30}", "[ -~]{0,30}", any::<u32>(), any::<u64>()).prop_map(|(program, arguments, size, seed)| {
            Recipe::Generator(GeneratorCall { program, arguments, size, seed })
        }),
    ]
}

proptest! {
    #[test]
    fn whatever_is_written_is_read_back(
        cases in prop::collection::vec(("[ -~]{1,30}", "[ -~é]{1,40}", recipes(), prop::option::of("[ -~\n\r\t\u{1b}\u{85}é\u{feff}]{0,50}")), 0..6),
        constraints in prop::collection::vec("[!-~≤][ -~≤]{0,40}", 0..4),
        drawing: u32,
    ) {
        let cases = cases.into_iter().map(|(name, reason, recipe, answer)| PageCase::of(&Case {
            group: name.clone(), name, reason, recipe, input: b"x".to_vec(), answer: answer.map(String::into_bytes),
        }));
        let page = Page { drawing, constraints, cases: cases.collect(), ..Page::default() };
        match write(&page) {
            Ok(text) => prop_assert_eq!(read("cases/a.yaml", text.as_bytes()), Ok(page), "{}", text),
            Err(message) => prop_assert!(message.contains("line separator")),
        }
    }
}
