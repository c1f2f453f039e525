//! Shapes that a group of the spec asks for.

use super::edge::{GRAPH, Shape, VALUE, key_of};
use super::figure::{FORMS, Feature, Figure, Labels};
use super::notation::shape_words;
use ojkit_model::constraint::Structure;
use ojkit_model::problem::{Group, GroupShape, Problem};
use ojkit_rules::Rules;
use ojkit_rules::forms::{Atom, Joined};
use ojkit_text::suggest::did_you_mean;

/// A shape that a group cannot have: where the spec asks for it, what is wrong, what to do.
pub type Refused = ((usize, usize), String, String);

/// The shapes of a group by their keys.
///
/// Errors: a word that is no shape, a name that is no array and no graph, or a shape that a line forbids.
pub fn shapes(problem: &Problem, rules: &Rules, group: &Group) -> Result<Vec<(String, Shape)>, Refused> {
    group.shapes.iter().map(|asked| shape(problem, rules, asked)).collect()
}

fn shape(problem: &Problem, rules: &Rules, asked: &GroupShape) -> Result<(String, Shape), Refused> {
    let refused = |message: String, help: String| Err((asked.place, message, help));
    let word = &asked.word;
    let shape = match word.parse::<Shape>() {
        // A path is as deep however its nodes are numbered, and numbers in order are what a program hopes for.
        Ok(Shape::Figure(figure)) if !word.contains(':') => {
            Shape::Figure(Figure { labels: Labels::Shuffled, ..figure })
        }
        Ok(shape) if !matches!(shape, Shape::Near(_) | Shape::Fair) => shape,
        _ => {
            let words: Vec<&str> = FORMS.iter().map(|(_, word, _)| *word).chain(shape_words()).collect();
            return refused(format!("`{word}` is not a shape"), did_you_mean(word, &words).into());
        }
    };
    if let Shape::Figure(figure) = shape {
        return of_graph(problem, rules, asked, figure);
    }
    let names: Vec<&str> = (0..rules.vars.len()).map(|var| key_of(rules, var)).collect();
    let key = asked.of.as_deref().unwrap_or(VALUE);
    if asked.of.is_some() && !names.contains(&key) {
        return refused(format!("the input has no `{key}`"), did_you_mean(key, &names).into());
    }
    match repeated_by(rules, asked.of.as_deref(), shape) {
        Some(line) => refused(format!("`{word}` has equal values, and a line forbids them"), line),
        None => Ok((key.to_string(), shape)),
    }
}

/// A figure of the graph or the tree that is asked for.
fn of_graph(problem: &Problem, rules: &Rules, asked: &GroupShape, figure: Figure) -> Result<(String, Shape), Refused> {
    let refused = |message: String, help: String| Err((asked.place, message, help));
    let word = &asked.word;
    let is_tree = |&field: &usize| {
        let name = &problem.signature.parameters[rules.fields[field].parameter].name;
        rules.is_binary(field) && asked.of.as_ref().is_none_or(|of| of == name)
    };
    let all = rules.graphs();
    let named = |name: &str| {
        let is_end = |graph: &&Joined| {
            graph.ends.iter().filter_map(|&end| rules.field_of_cells(end)).any(|field| {
                let field = &rules.fields[field];
                field.name == name || problem.signature.parameters[field.parameter].name == name
            })
        };
        all.iter().find(is_end)
    };
    let graph = match &asked.of {
        Some(name) => named(name),
        None => all.first(),
    };
    match graph {
        Some(graph) => match figure.form.forbidden(&graph.wishes, graph.is_parents) {
            Some(feature) => refused(
                format!("`{word}` has {}, and a line forbids that", words_of(feature)),
                line_against(rules, graph, feature).unwrap_or_default(),
            ),
            None => {
                let key = asked.of.as_ref().map_or(GRAPH, |_| key_of(rules, graph.ends[0]));
                Ok((key.to_string(), Shape::Figure(figure)))
            }
        },
        None if rules.trees.keys().any(is_tree) => {
            // Where a binary tree goes to is what numbers the nodes of a graph.
            let labels = if word.contains(':') { figure.labels } else { Labels::InOrder };
            match figure.form.has_node(labels, 1) {
                Some(_) => Ok((GRAPH.to_string(), Shape::Figure(Figure { labels, ..figure }))),
                None => refused(
                    format!("a binary tree cannot be `{word}`"),
                    "possible here: path, path:reversed, path:shuffled, caterpillar, binary".to_string(),
                ),
            }
        }
        None => {
            let help = "edges are rows that begin with two nodes, both bounded by one name: `1 <= u_i, v_i <= n`";
            refused(format!("`{word}` is a figure of a graph, and there is none here"), help.to_string())
        }
    }
}

fn words_of(feature: Feature) -> &'static str {
    match feature {
        Feature::Cycles => "cycles",
        Feature::Components => "several components",
        Feature::MultiEdges => "loops and repeated edges",
        Feature::Parents => "nodes without one parent",
    }
}

/// The line that forbids a feature of a graph, to be shown.
fn line_against(rules: &Rules, graph: &Joined, feature: Feature) -> Option<String> {
    let forbids = |structure: Structure| match feature {
        Feature::Cycles | Feature::Parents => {
            matches!(structure, Structure::Tree | Structure::RootedTree | Structure::SearchTree)
        }
        Feature::Components => {
            matches!(structure, Structure::Tree | Structure::RootedTree | Structure::Connected)
        }
        Feature::MultiEdges => !matches!(structure, Structure::Connected),
    };
    let rule = rules.rules.iter().find(|rule| match &rule.atom {
        Atom::Graph(own) => own.is_about(&graph.ends) && forbids(own.structure),
        _ => false,
    })?;
    Some(format!("the line is `{}`", rules.lines[rule.line].trim()))
}

/// The line that says that values differ which a shape makes equal.
fn repeated_by(rules: &Rules, name: Option<&str>, shape: Shape) -> Option<String> {
    let differs = matches!(
        shape,
        Shape::Random
            | Shape::Between
            | Shape::Sorted
            | Shape::Reversed
            | Shape::Cycle
            | Shape::Rows(_)
            | Shape::Figure(_)
    );
    let rule = rules.rules.iter().find(|rule| match &rule.atom {
        Atom::Distinct(distinct) => match distinct.fields[..] {
            [field] => {
                rules.fields[field].depth == distinct.item && name.is_none_or(|name| rules.fields[field].name == name)
            }
            _ => false,
        },
        _ => false,
    });
    rule.filter(|_| !differs).map(|rule| format!("the line is `{}`", rules.lines[rule.line].trim()))
}
