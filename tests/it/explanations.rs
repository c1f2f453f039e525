//! What the explanations of the first problems print for every official example.

use crate::{collections, kit};
use ojkit_judge::built::Built;
use ojkit_judge::case::of_outcome;
use ojkit_judge::runner::Runner;
use ojkit_model::limits::Limits;

const PROBLEMS: [&str; 4] = ["pots-of-gold", "predict-the-winner", "stone-game-iii", "stone-game-ix"];

#[test]
fn every_official_example_is_explained_as_its_page_says() {
    let (machine, collection) = (kit::machine(), collections::collection());
    let problems = collections::problems(&collection);
    let explained: Vec<_> = problems.iter().filter(|loaded| PROBLEMS.contains(&loaded.problem.slug.as_str())).collect();
    assert_eq!(explained.len(), PROBLEMS.len());
    let mut runner = Runner::new(&machine);
    let mut pages = Vec::new();
    for loaded in explained {
        let slug = &loaded.problem.slug;
        let source = collection
            .explanations(slug, |path| machine.language_of(path).is_some())
            .pop()
            .unwrap_or_else(|| panic!("{slug} has no explanation"));
        let built = Built::of(machine.build(&source).expect("it compiles"), Limits::default());
        for (number, example) in loaded.problem.examples.iter().enumerate() {
            let case = collections::case(loaded, number + 1, example);
            let outcome = runner.run(&built, &case.input).expect("the machine runs it");
            assert_eq!(of_outcome(&outcome, &built.granted), None, "{slug} {}", case.name);
            let text = String::from_utf8(outcome.stdout).expect("an explanation is text");
            pages.push((format!("{slug}-{}", number + 1), text));
        }
    }
    collections::all(
        &pages,
        |(name, _)| name.clone(),
        |(name, text)| collections::assert_page("explanations", name, text),
    );
}
