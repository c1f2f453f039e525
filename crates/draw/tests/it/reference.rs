//! The reference page of the constraint language means what it says: every form takes its accepted input, refuses its rejected one,
//! and what is drawn for it is legal.

use ojkit_draw::Drawing;
use ojkit_draw::hand::random::{Random, seed};
use ojkit_model::input::Input;
use ojkit_model::problem::Problem;
use ojkit_rules::spec;
use ojkit_text::notation;

/// One fenced block of the page.
struct Form {
    line: usize,
    yaml: String,
}

fn forms() -> Vec<Form> {
    let page = std::fs::read_to_string(crate::corpus::root().join("docs/constraints.md")).expect("the page is there");
    let mut out = Vec::new();
    let mut open: Option<Form> = None;
    for (k, text) in page.lines().enumerate() {
        match (&mut open, text) {
            (None, "```yaml") => open = Some(Form { line: k + 1, yaml: String::new() }),
            (Some(_), "```") => out.extend(open.take()),
            (Some(form), text) => {
                form.yaml.push_str(text);
                form.yaml.push('\n');
            }
            (None, _) => {}
        }
    }
    out
}

/// The problem that a block describes, and its two inputs as the site writes them.
fn read(form: &Form) -> (Result<Problem, String>, String, String) {
    let value: serde_yaml::Value =
        serde_yaml::from_str(&form.yaml).unwrap_or_else(|e| panic!("line {}: {e}", form.line));
    let text = |key: &str| value.get(key).map(|v| serde_yaml::to_string(v).unwrap_or_default()).unwrap_or_default();
    let mut yaml = String::from("format: 1\ntitle: A form\n");
    for key in ["parameters", "indices", "stdin"] {
        if let Some(v) = value.get(key) {
            let one = serde_yaml::Mapping::from_iter([(key.into(), v.clone())]);
            yaml.push_str(&serde_yaml::to_string(&one).unwrap_or_default());
        }
    }
    yaml.push_str("constraints: |\n");
    let lines =
        value.get("constraint").or(value.get("constraints")).and_then(|c| c.as_str()).unwrap_or_default().to_string();
    for line in lines.lines() {
        yaml.push_str(&format!("  {line}\n"));
    }
    let problem =
        spec::read("form", "spec.yaml", yaml.as_bytes(), ojkit_english::said).map_err(|f| format!("{}\n{yaml}", f[0]));
    (problem, text("accepts"), text("rejects"))
}

/// The input that a block shows; an error where even its text is refused.
fn input(problem: &Problem, text: &str) -> Result<Input, String> {
    if problem.layout.is_some() {
        let stdin: String = serde_yaml::from_str(text).expect("the text of an input");
        let format = ojkit_rules::stdin::Format::new(problem).unwrap_or_else(|f| panic!("{}", f[0]));
        let mut input = Input::default();
        format.read(stdin.as_bytes(), &mut input).unwrap_or_else(|e| panic!("{stdin}: {}", e.message));
        return Ok(input);
    }
    let values: serde_json::Map<String, serde_json::Value> = serde_yaml::from_str(text).expect("a mapping");
    let mut fields = Vec::new();
    for parameter in &problem.signature.parameters {
        let value = values.get(&parameter.name).unwrap_or_else(|| panic!("{} is missing in {text}", parameter.name));
        let shown = serde_json::to_string(value).expect("JSON");
        fields.extend(notation::parse_parameter(&parameter.ty, &shown).map_err(|e| format!("{shown}: {}", e.message))?);
    }
    Ok(Input { fields, repeats: Vec::new() })
}

#[test]
fn every_form_of_the_reference_page_is_enforced_or_refused_by_name() {
    let mut refused = Vec::new();
    let mut enforced = 0;
    for form in forms() {
        let (problem, accepts, rejects) = read(&form);
        let problem = match problem {
            Ok(problem) => problem,
            Err(fault) => {
                assert!(fault.contains("not yet supported"), "line {}: {fault}", form.line);
                refused.push(form.line);
                continue;
            }
        };
        let drawing = match Drawing::new(&problem, &[], "spec.yaml") {
            Ok(drawing) => drawing,
            Err(faults) => {
                assert!(
                    faults[0].message.contains("nothing enforces it yet")
                        || faults[0].message.contains("not supported"),
                    "line {}: {}",
                    form.line,
                    faults[0]
                );
                refused.push(form.line);
                continue;
            }
        };
        enforced += 1;
        let legal = |text: &str| {
            let input = input(&problem, text)?;
            drawing.rules().check(&input).map_err(|v| v.message)
        };
        assert_eq!(legal(&accepts), Ok(()), "line {}: {accepts} should be accepted", form.line);
        assert!(legal(&rejects).is_err(), "line {}: {rejects} should be rejected", form.line);
        let mut drawn = Input::default();
        for case in 0..20 {
            let mut hand = Random::new(seed("reference", "form", case, form.line as u64));
            if drawing.draw_within(&mut hand, &mut drawn, 50).is_ok() {
                let verdict = drawing.rules().check(&drawn);
                assert!(verdict.is_ok(), "line {}, case {case}: {verdict:?}", form.line);
            }
        }
    }
    assert!(enforced >= 85, "{enforced} forms are enforced; refused on lines {refused:?}");
}
