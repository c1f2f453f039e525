//! A whole catalogue of questions: how long its import takes, what is wrong with what is drawn for its complete questions, and how long one
//! small case of each takes. `cargo bench --bench catalogue -- FILE [NAME...]`; FILE has the site's JSON of a question on each line, as
//! `tests/data/catalogue/questions.jsonl` has, and a pattern chooses questions by name.

#[path = "../tests/it/catalogue.rs"]
mod catalogue;

use ojkit_draw::Drawing;
use ojkit_draw::hand::random::{Random, Spread, seed};
use ojkit_model::input::Input;
use std::time::Instant;

/// Small cases drawn of each question.
const DRAWN: u64 = 20;
/// Percent of the full scale of lengths.
const SMALL: u32 = 5;
/// The same of values, in thousandths.
const SMALL_VALUES: u32 = 300;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let Some((path, names)) = words.split_first() else {
        println!("give the file of a catalogue");
        return;
    };
    let text = std::fs::read_to_string(path).expect("the catalogue can be read");
    let started = Instant::now();
    let questions = catalogue::complete_questions(&text);
    println!(
        "{} records imported in {:.3} s, {} complete",
        text.lines().count(),
        started.elapsed().as_secs_f64(),
        questions.len()
    );
    let mut times: Vec<(f64, String)> = Vec::new();
    let mut faulty = 0;
    for (slug, imported) in questions {
        if !names.is_empty() && !names.iter().any(|name| slug.contains(name.as_str())) {
            continue;
        }
        let problem = catalogue::problem_of(&slug, &imported);
        let drawing = Drawing::new(&problem, &[], "spec.yaml").expect("an imported spec is sane");
        let mut input = Input::default();
        let started = Instant::now();
        for case in 0..DRAWN {
            let hand = Random::new(seed(&slug, "small", case, 0)).with_lengths(Spread::Scale(SMALL));
            // A large number of something makes a large case, whatever lengths are wanted.
            let mut hand = hand.with_values(Spread::Scale(SMALL_VALUES));
            let _ = drawing.draw_within(&mut hand, &mut input, 200);
        }
        times.push((started.elapsed().as_secs_f64() * 1e3 / DRAWN as f64, slug.clone()));
        let started = Instant::now();
        let faults = catalogue::trial(&slug, &problem);
        let seconds = started.elapsed().as_secs_f64();
        if !faults.is_empty() || seconds > 20.0 {
            faulty += usize::from(!faults.is_empty());
            println!("{slug} ({seconds:.1} s): {}", faults.join("; "));
        }
    }
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    println!("{faulty} of {} with faults", times.len());
    if let Some((median, _)) = times.get(times.len() / 2) {
        println!("one small case: median {median:.4} ms");
    }
    for (time, slug) in times.iter().rev().take(8) {
        println!("  {time:.3} ms  {slug}");
    }
}
