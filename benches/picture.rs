//! Pictures: how long one of 60 nodes takes; and, with a folder, one of each parameter and answer of the bank's questions as files there.
//! `cargo bench --bench picture`, or `cargo bench --bench picture -- --draw FOLDER`, whose files `benches/pictures.py` looks through.

use divan::Bencher;
use ojkit_draw::Bound;
use ojkit_model::input::{Input, Value};
use ojkit_model::problem::Problem;
use ojkit_picture::{of_answer, of_input};
use ojkit_text::answer::read;
use std::fs;
use std::path::Path;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().position(|word| word == "--draw").and_then(|at| words.get(at + 1)) {
        Some(folder) => draw_all(Path::new(folder)),
        None => divan::main(),
    }
}

/// A problem with one parameter.
fn problem(parameter: &str) -> Problem {
    let spec = format!("format: 1\ntitle: Drawn\nparameters:\n  {parameter}\n");
    Bound::read("drawn", "spec.yaml", spec.as_bytes(), ojkit_english::said).expect("a spec").problem.clone()
}

#[divan::bench]
fn tree_of_60_nodes(bencher: Bencher) {
    let problem = problem("root: TreeNode");
    let input = Input { fields: vec![Value::list((0..60).collect())], repeats: Vec::new() };
    bencher.bench(|| of_input(&problem, &input).iter().map(|picture| picture.file().len()).sum::<usize>());
}

#[divan::bench]
fn graph_of_60_nodes(bencher: Bencher) {
    let problem = problem("edges: integer[][]");
    let pairs: Vec<[i64; 2]> = (1..60).flat_map(|node| [[node / 2, node], [node, node * 7 % 60]]).collect();
    let ends = vec![vec![pairs.len() as u32], (1..=pairs.len() as u32).map(|pair| 2 * pair).collect()];
    let input = Input { fields: vec![Value { ends, cells: pairs.concat() }], repeats: Vec::new() };
    bencher.bench(|| of_input(&problem, &input).iter().map(|picture| picture.file().len()).sum::<usize>());
}

#[divan::bench]
fn tree_of_100_000_nodes(bencher: Bencher) {
    let problem = problem("root: TreeNode");
    let input = Input { fields: vec![Value::list((0..100_000).collect())], repeats: Vec::new() };
    bencher.bench(|| of_input(&problem, &input).iter().map(|picture| picture.file().len()).sum::<usize>());
}

/// Every question of the bank, each of its examples, and the answer of an example beside that of the one before, as if it had been got.
fn draw_all(folder: &Path) {
    fs::create_dir_all(folder).expect("a folder to draw into");
    let bank = Path::new(env!("CARGO_MANIFEST_DIR")).join("bank");
    let mut slugs: Vec<_> =
        fs::read_dir(bank).expect("the bank").map(|entry| entry.expect("a question").path()).collect();
    slugs.sort();
    let (mut questions, mut parameters, mut pictures) = (0, 0, 0);
    for path in slugs.iter().filter(|path| path.is_dir()) {
        let slug = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let spec = fs::read(path.join("spec.yaml")).expect("a spec");
        let Ok(bound) = Bound::read(&slug, "spec.yaml", &spec, ojkit_english::said) else { continue };
        let problem = &bound.problem;
        questions += 1;
        let mut before: Option<Value> = None;
        for (at, example) in problem.examples.iter().enumerate() {
            let mut drawn = of_input(problem, &example.input);
            parameters += problem.signature.parameters.len();
            let answer = problem.signature.answer().and_then(|ty| read(ty, example.output.as_bytes()).ok());
            drawn.extend(of_answer(problem, answer.as_ref(), before.as_ref().or(answer.as_ref())));
            before = answer.or(before);
            for (number, picture) in drawn.iter().enumerate() {
                pictures += 1;
                let file = format!("{slug}.{at}.{number}.{}.svg", picture.name);
                fs::write(folder.join(file), picture.file()).expect("a file");
            }
        }
    }
    println!("{questions} questions, {parameters} values of parameters in their examples, {pictures} pictures");
}
