//! How strong cases are, as a terminal and scripts get it.

use super::drawn;
use ojkit::report::strength::{document, json};
use ojkit::report::terminal::Style;
use ojkit_model::verdict::Verdict;
use ojkit_strength::{Differing, Evidence, Needed, Remedy, Strength, Survivor, Wrong};

fn sample() -> Strength {
    let survivor = |line, countercase, everything| Survivor {
        submission: "accepted/sum.rs".into(),
        line,
        operator: "a constant one off".into(),
        diff: "- a + 1\n+ a + 2\n".into(),
        countercase,
        evidence: Evidence {
            exhausted: 97_655,
            everything,
            random: 100_000,
            unanswered: if line == 6 { 13 } else { 0 },
            ..Evidence::default()
        },
    };
    let again = "accepted/sum.rs:9: no remainder".to_owned();
    Strength {
        problem: "sum".into(),
        cases: 12,
        mutants: 40,
        killed: 37,
        survivors: vec![
            survivor(3, None, false),
            survivor(4, Some(("1\n5\n".into(), Verdict::WrongAnswer)), false),
            survivor(5, None, true),
            survivor(6, None, false),
        ],
        differing: vec![Differing {
            submission: "accepted/other.rs".into(),
            reference: "the model accepted/sum.rs".into(),
            input: "1\n3\n".into(),
            expected: "3\n".into(),
            got: "4\n".into(),
        }],
        wrong: vec![
            Wrong {
                submission: "wrong_answer/a.rs".into(),
                killed: Some(("sample/1".into(), Verdict::WrongAnswer)),
                ..Wrong::default()
            },
            Wrong {
                submission: "wrong_answer/b.rs".into(),
                countercase: Some(("1\n7\n".into(), Verdict::WrongAnswer)),
                ..Wrong::default()
            },
        ],
        needed: vec![Needed {
            case: "sample/1".into(),
            mutants: vec!["accepted/sum.rs:8: no sum".into(), again.clone(), again.clone(), again],
            submissions: vec![],
        }],
        smallest: Some(vec!["secret/edge/01".into()]),
        remedies: vec![Remedy { input: "1\n5\n".into(), reason: "shows a constant one off".into() }],
        seconds: 1.25,
        hangs: 2,
        seconds_hanging: 0.5,
        seconds_searching: 0.25,
        ..Strength::default()
    }
}

#[test]
fn every_survivor_has_its_diff_and_its_fate() {
    let text = drawn(&document(&[sample()], false, &[], &|_| None), Style::default());
    for part in [
        "37 of 40",
        "1 of 2",
        "accepted/sum.rs:3 lives: a constant one off\n   - a + 1\n   + a + 2\n   equals the original on 97,655 inputs in order of size, and on 100,000 others",
        "wrong_answer on\n       1\n       5\n",
        "equals the original on all 97,655 legal inputs: it is equivalent",
        "wrong_answer/b.rs lives: no case shows that it is wrong\n   wrong_answer on\n       1\n       7\n",
        "`ojkit stress sum --submission problems/sum/submissions/wrong_answer/b.rs --keep`",
        "equals the original on 97,655 inputs in order of size, and on 100,000 others, and was not compared on 13 on which the original itself fails",
        "only sample/1 kills\n   accepted/sum.rs:8: no sum\n   accepted/sum.rs:9: no remainder (3 places)\n",
        "one generated case, beside samples and kept ones, kills all that the cases kill\n   secret/edge/01",
        "`--fix` keeps them",
    ] {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}

#[test]
fn a_search_that_was_not_made_is_not_claimed() {
    let stress = "`ojkit stress sum --submission problems/sum/submissions/wrong_answer/b.rs`";
    for (searched, said) in [
        (false, format!("{stress} searches one")),
        (true, format!("none was found in a short search; {stress} searches longer")),
    ] {
        let wrong = Wrong { countercase: None, searched, ..sample().wrong.remove(1) };
        let measured = Strength { wrong: vec![wrong], ..sample() };
        let text = drawn(&document(&[measured], false, &[], &|_| None), Style::default());
        let head = "wrong_answer/b.rs lives: no case shows that it is wrong";
        assert!(text.contains(&format!("{head}\n   {said}\n")), "{text}");
    }
}

#[test]
fn json_has_the_fields_that_scripts_rely_on() {
    let out = json(&[sample()]).unwrap();
    let json: serde_json::Value = serde_json::from_slice(&out).unwrap();
    assert_eq!(json["format"], 1);
    let row = &json["results"][0];
    assert_eq!((&row["problem"], &row["cases"], &row["mutants"]), (&"sum".into(), &12.into(), &40.into()));
    assert_eq!((&row["killed"], &row["equivalent"]), (&37.into(), &3.into()));
    assert_eq!(
        (&row["hangs"], &row["seconds_hanging"], &row["seconds_searching"]),
        (&2.into(), &0.5.into(), &0.25.into())
    );
    assert_eq!(row["survivors"].as_array().unwrap().len(), 4);
    assert_eq!(row["survivors"][3]["unanswered"], 13);
    assert_eq!(row["wrong_submissions"][1]["countercase"], "1\n7\n");
    assert_eq!(row["wrong_submissions"][1]["searched"], false);
    assert_eq!(row["differing"][0]["submission"], "accepted/other.rs");
    assert_eq!((&row["differing"][0]["expected"], &row["differing"][0]["got"]), (&"3\n".into(), &"4\n".into()));
    assert_eq!(row["survivors"][1]["countercase"], "1\n5\n");
    assert_eq!(row["wrong_submissions"][1]["killed_by"], serde_json::Value::Null);
}
