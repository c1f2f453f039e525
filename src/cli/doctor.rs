//! `ojkit doctor`: what this machine has and lacks.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use ojkit_languages::{Machine, Toolchain, Tools};
use ojkit_run::Tier;
use ojkit_work::failure::Outcome;

/// The bank's references are in Rust: what their absence means for a solver who has no other use for its compiler.
const WITHOUT_RUST: &str = "without it, public questions are judged by the bank's oracles in Python, on small inputs";

/// Show compilers, versions, what to install, and the confinement in force
#[derive(Debug, clap::Args)]
pub(super) struct Doctor {}

impl Doctor {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let machine = context.machine()?;
        let doctor = machine.doctor();
        let strongest = context.machine_up_to(Some(Tier::T3))?.tier().clone();
        if context.json() {
            let languages = as_json(&machine, &doctor);
            let tier = serde_json::json!({
                "tier": doctor.tier.tier.name(), "report": doctor.tier.to_string(),
                "enforced": doctor.tier.enforced, "missing": doctor.tier.missing
            });
            let strongest = serde_json::json!({
                "tier": strongest.tier.name(), "enforced": strongest.enforced, "missing": strongest.missing
            });
            context.print_json(
                serde_json::json!({ "languages": languages, "confinement": tier, "strongest": strongest }),
            )?;
            return Ok(ExitCode::AsExpected);
        }
        context.print("languages:")?;
        for (name, tools) in &doctor.languages {
            match tools {
                Ok(tools) => {
                    context.print(format_args!("  {name:<8} {}", tools.version))?;
                    for line in beneath(&machine, name, tools) {
                        context.print(format_args!("  {:<8} {line}", ""))?;
                    }
                }
                Err(missing) => {
                    context.print(format_args!("  {name:<8} MISSING: {}; {}", missing.what, missing.remedy))?;
                    if name == "rust" {
                        context.print(format_args!("  {:<8} {WITHOUT_RUST}", ""))?;
                    }
                }
            }
        }
        context.print(format_args!("confinement: {}", doctor.tier))?;
        if strongest.tier > doctor.tier.tier {
            let name = strongest.tier.name();
            context.print(format_args!("  with --require-tier {name}: {strongest}"))?;
        } else if !strongest.missing.is_empty() {
            context.print(format_args!("  no stronger one here: {}", strongest.missing.join(", ")))?;
        }
        let cache = context.cache_dir();
        context.print(format_args!("cache: {}", cache.display()))?;
        if let Ok(collection) = context.collection() {
            context.print(format_args!("collection: {}", collection.root().display()))?;
            if let Some(table) = collection.languages() {
                context.print(format_args!("languages of its own: {}", table.display()))?;
            }
        }
        Ok(ExitCode::AsExpected)
    }
}

fn row<'m>(machine: &'m Machine, name: &str) -> Option<&'m Toolchain> {
    machine.languages().iter().find(|row| row.name == name)
}

/// Whether the language's sanitizers work here, where it has any.
fn sanitizers(machine: &Machine, name: &str) -> Option<String> {
    Some(match machine.sanitizes(row(machine, name)?)? {
        Ok(()) => "functions and classes run with them too, as on LeetCode".to_owned(),
        Err(missing) => format!(
            "MISSING: {}; {} gives the run-time errors of LeetCode's, as for a signed overflow",
            missing.what, missing.remedy
        ),
    })
}

fn advice(machine: &Machine, name: &str, tools: &Tools) -> Option<String> {
    tools.advice(row(machine, name)?)
}

fn as_json(machine: &Machine, doctor: &ojkit_languages::Doctor) -> Vec<serde_json::Value> {
    let rows = doctor.languages.iter().map(|(name, tools)| match tools {
        Ok(tools) => serde_json::json!({
            "language": name, "version": tools.version, "standard": tools.standard,
            "sanitizers": sanitizers(machine, name), "better": advice(machine, name, tools)
        }),
        Err(missing) => serde_json::json!({ "language": name, "missing": missing.what, "remedy": missing.remedy }),
    });
    rows.collect()
}

/// What stands beneath the version of a language that is there.
fn beneath(machine: &Machine, name: &str, tools: &Tools) -> Vec<String> {
    let standard = Some(tools.standard.clone()).filter(|standard| !standard.is_empty());
    let paths = [&tools.compiler, &tools.runtime].into_iter().flatten().map(|path| path.display().to_string());
    let sanitizers = sanitizers(machine, name).map(|text| format!("sanitizers: {text}"));
    let better = advice(machine, name, tools).map(|text| format!("better: {text}"));
    standard.into_iter().chain(paths).chain(sanitizers).chain(better).collect()
}
