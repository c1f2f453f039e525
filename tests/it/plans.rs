//! Plans of the cases of real problems.

use ojkit::codec::spec;
use ojkit::codec::stdin::Format;
use ojkit::generate::Drawing;
use ojkit::generate::plan::maker::bytes_of;
use ojkit::generate::plan::{self, Budget, Plan};
use ojkit::model::input::Input;
use ojkit::model::problem::Problem;
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// Every problem of the collection.
pub fn problems() -> Vec<Problem> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("problems");
    let mut folders: Vec<_> = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    let specs = folders.iter().filter(|folder| folder.join("spec.yaml").is_file());
    let read = |folder: &std::path::PathBuf| {
        let slug = folder.file_name().unwrap().to_string_lossy();
        let text = fs::read(folder.join("spec.yaml")).unwrap();
        spec::read(&slug, "spec.yaml", &text).unwrap_or_else(|faults| panic!("{slug}: {}", faults[0]))
    };
    specs.map(read).collect()
}

fn plan_of(problem: &Problem) -> Plan {
    plan::plan(problem, "spec.yaml", &[], &Budget::default()).unwrap_or_else(|f| panic!("{}: {}", problem.slug, f[0]))
}

#[test]
fn show_all_plans() {
    for problem in problems() {
        let t = std::time::Instant::now();
        let plan = match plan::plan(&problem, "spec.yaml", &[], &Budget::default()) { Ok(p) => p, Err(f) => { println!("== FAILED {}: {}", problem.slug, f[0]); continue } };
        println!("== {} {:?}: {} + {} aims", problem.slug, t.elapsed(), plan.proposals.len(), plan.aims.len());
        for p in &plan.proposals {
            let hand = match &p.recipe { ojkit::model::case::Recipe::Text(t) => format!("{t:?}"), ojkit::model::case::Recipe::Draw { hand, .. } => hand.clone() };
            println!("{} | {} | {} | {}", p.name, p.reason, p.bytes.len(), hand);
        }
        for n in &plan.notes { println!("NOTE {n}"); }
        for n in &plan.aims { println!("AIM {} {}", n.name, n.output); }
    }
}
