//! Small cases that are chosen by the model's answers: rare ones first, from many small inputs.
//!
//! The smallest inputs of a problem mostly have one answer, and what a wrong program gets wrong hides among the others. So thousands of
//! small inputs are asked about in batch, and of each class of answers a few are taken, from small to large.

use super::{Failure, Given, Making, Testset};
use crate::answers::unavailable;
use crate::batch::{Batch, Bounds};
use crate::batch_program::{BatchProgram, Solution};
use crate::checker::excerpt::excerpt_within;
use crate::replies::{Replies, Reply};
use ojkit_draw::plan::PROPORTION;
use ojkit_draw::plan::pool::{Small, in_proportion, pool};
use ojkit_frames::{Decoder, Encoder, Frame};
use ojkit_languages::BuildError;
use ojkit_model::case::Case;
use std::collections::{BTreeMap, HashSet};

/// Inputs that a function is asked about, divided by the factor that its language's time has.
const CALLS: f64 = 20_000.0;
/// The same of a `main`, which is forked for each.
const FORKS: usize = 1000;
/// One of so many inputs that the model is asked about has values in proportion to each other.
const PROPORTION_SHARE: usize = 4;
/// Inputs in one frame.
const FRAME: usize = 256;
/// A model that leaves so many of them unanswered is not asked any more, and nothing is chosen.
const SILENT_MAX: usize = 3;
/// So many bytes of answers are looked at: what has longer ones is told apart by fewer of them.
const ANSWERS_MAX: usize = 8 << 20;
/// Small cases of a testset.
const MOST: usize = 24;
/// At most one chosen case of so many has an answer that says little.
const TRIVIAL_SHARE: usize = 4;
/// More different answers than these are told apart by size and kind alone.
const EXACT_MAX: usize = MOST;

/// Puts chosen inputs in the place of a testset's small cases, and of as many random ones as makes both groups equal.
///
/// Nothing is changed where the model cannot be asked in batch, or where an unenforced line or a validator program leaves open which
/// inputs are legal: rare answers would be those of illegal inputs.
pub(super) fn choose(making: &Making, testset: &mut Testset) -> Result<(), Failure> {
    let Making { machine, given: Given { bound, .. }, options, model } = *making;
    if !bound.unenforced().is_empty() || bound.gate().is_some() {
        return Ok(());
    }
    let calls = !bound.problem.has_repeats();
    let program = match Solution::new(machine, bound, &model.source, calls) {
        Ok(Solution { batch: Some(program), .. }) => program,
        // What is wrong with its text is said where the cases are answered.
        Ok(Solution { batch: None, .. }) | Err(BuildError::Compile { .. }) => return Ok(()),
        Err(error) => return Err(unavailable(format!("the model {}", model.path), error).into()),
    };
    let count = match program.texts {
        true => FORKS,
        false => (CALLS / program.artifact.recipe().time_factor) as usize,
    };
    let in_group = |group: &str| testset.cases.iter().filter(|case| case.group == group).count();
    let (small, random, proportion) = (in_group("small"), in_group("random"), in_group(PROPORTION));
    let wanted = ((small + random) / 2).clamp(small.min(MOST), MOST);
    let asker = Asker { making, program: &program };
    let inputs = pool(bound, &known(testset, "small"), &options.budget, count);
    if inputs.len() > wanted
        && let Some(cases) = asker.cases(&inputs, "small", wanted, &mut testset.notes)?
    {
        // The smallest random ones say least beside them.
        let mut gone = cases.len().saturating_sub(small);
        testset.cases.retain(|case| {
            let goes = case.group == "random" && gone > 0;
            gone -= usize::from(goes);
            case.group != "small" && !goes
        });
        testset.cases.extend(cases);
    }
    let inputs = in_proportion(bound, &known(testset, PROPORTION), &options.budget, count / PROPORTION_SHARE);
    if inputs.len() > proportion
        && let Some(cases) = asker.cases(&inputs, PROPORTION, proportion, &mut testset.notes)?
    {
        testset.cases.retain(|case| case.group != PROPORTION);
        testset.cases.extend(cases);
    }
    Ok(())
}

/// The inputs of all cases that stay when those of a group are chosen anew.
fn known<'t>(testset: &'t Testset, group: &str) -> Vec<&'t [u8]> {
    testset.cases.iter().filter(|case| case.group != group).map(|case| &*case.input).collect()
}

/// The model, asked about many inputs.
struct Asker<'a> {
    making: &'a Making<'a>,
    program: &'a BatchProgram,
}

impl Asker<'_> {
    /// The chosen inputs as cases of a group; nothing where the model is not asked to the end.
    fn cases(
        &self,
        inputs: &[Small],
        group: &str,
        most: usize,
        notes: &mut Vec<String>,
    ) -> Result<Option<Vec<Case>>, Failure> {
        let trouble = |why: String| {
            unavailable(format!("the model {}", self.making.model.path), BuildError::Compile { stderr: why })
        };
        let answers = self.asked(inputs).map_err(trouble)?;
        if let Some(answers) = answers.as_ref().filter(|answers| answers.len() < inputs.len()) {
            let (asked, all, mib) = (answers.len(), inputs.len(), ANSWERS_MAX >> 20);
            notes.push(format!("group {group}: chosen among {asked} of {all} inputs: their answers have {mib} MiB"));
        }
        let case = |(number, (index, reason)): (usize, (usize, String))| Case {
            name: format!("secret/{group}/{:02}", number + 1),
            group: group.to_string(),
            reason,
            recipe: inputs[index].recipe.clone(),
            input: inputs[index].bytes.clone(),
            answer: None,
        };
        let families: Option<Vec<usize>> = (group == PROPORTION).then(|| inputs.iter().map(|one| one.family).collect());
        let chosen = |answers: Vec<String>| match &families {
            Some(families) => telling(&answers, families, most),
            None => chosen(&answers, most),
        };
        Ok(answers.map(|answers| chosen(answers).into_iter().enumerate().map(case).collect()))
    }

    /// The model's answers as texts, empty where it has none, of as many inputs as leaves them within [`ANSWERS_MAX`]; `None` where it is not
    /// asked to the end.
    ///
    /// # Errors
    /// The machine's, on which no page may hang.
    fn asked(&self, inputs: &[Small]) -> Result<Option<Vec<String>>, String> {
        let (problem, program) = (&self.making.given.bound.problem, self.program);
        let values = match (program.texts, Encoder::new(&problem.signature), Decoder::new(&problem.signature)) {
            (true, ..) => None,
            (false, Ok(encoder), Ok(decoder)) => Some((encoder, decoder)),
            _ => return Ok(None),
        };
        let bounds = Bounds::of(problem.limits.for_reference(), &program.artifact);
        let mut batch = Batch::new(self.making.machine, program.artifact.clone(), bounds)
            .map_err(|error| error.to_string())?
            .stopping();
        let (mut frame, mut replies, mut answers, mut silent) = (Frame::new(), Replies::default(), Vec::new(), 0);
        let mut length = 0;
        while answers.len() < inputs.len() && length < ANSWERS_MAX {
            frame.clear();
            for small in inputs[answers.len()..].iter().take(FRAME) {
                match &values {
                    Some((encoder, _)) if frame.push(encoder, &small.input).is_err() => return Ok(None),
                    Some(_) => {}
                    None => frame.push_text(&small.bytes),
                }
            }
            batch.ask(&mut frame, &mut replies).map_err(|error| error.to_string())?;
            if replies.is_empty() {
                return Err("it gives no reply in batch".to_owned());
            }
            for index in 0..replies.len() {
                let mut text = Vec::new();
                match (replies.get(index), &values) {
                    (Reply::Answer(bytes), Some((_, decoder))) if decoder.text(bytes, &mut text).is_err() => {
                        return Ok(None);
                    }
                    (Reply::Answer(_), Some(_)) => {}
                    (Reply::Answer(bytes), None) => text.extend_from_slice(bytes),
                    (Reply::Failed { .. }, _) => silent += 1,
                }
                length += text.len();
                answers.push(String::from_utf8_lossy(&text).trim().to_owned());
            }
            if silent > SILENT_MAX {
                return Ok(None);
            }
        }
        Ok(Some(answers))
    }
}

/// Inputs with answers that are told apart.
struct Class {
    /// Those with a new answer first, each from small to large.
    members: Vec<usize>,
    is_trivial: bool,
    taken: usize,
}

/// The classes of these inputs, the rarest first.
fn classes(answers: &[String], of: impl Iterator<Item = usize>) -> Vec<Class> {
    let exact: HashSet<&str> = answers.iter().map(String::as_str).collect();
    let key = |answer: &str| if exact.len() <= EXACT_MAX { answer.to_owned() } else { coarse(answer) };
    let mut classes: BTreeMap<String, Class> = BTreeMap::new();
    let mut seen = HashSet::new();
    let (new, old): (Vec<usize>, Vec<usize>) = of.partition(|&index| seen.insert(&answers[index]));
    for index in new.into_iter().chain(old) {
        let is_trivial = matches!(&*answers[index], "0" | "-1" | "false" | "[]");
        let class = Class { members: Vec::new(), is_trivial, taken: 0 };
        classes.entry(key(&answers[index])).or_insert(class).members.push(index);
    }
    // A model without an answer there is no class.
    classes.remove("");
    let mut order: Vec<Class> = classes.into_values().collect();
    order.sort_by_key(|class| (class.members.len(), class.members[0]));
    order
}

fn reason(answers: &[String], class: &Class, index: usize) -> String {
    let words: Vec<&str> = answers[index].split_whitespace().collect();
    let answer = excerpt_within(words.join(" ").as_bytes(), SHOWN);
    format!("answer {answer}: one of {} alike among {} small inputs", class.members.len(), answers.len())
}

/// The indices of so many inputs, from small to large, each with the reason.
fn chosen(answers: &[String], most: usize) -> Vec<(usize, String)> {
    let mut order = classes(answers, 0..answers.len());
    let mut found: BTreeMap<usize, String> = BTreeMap::new();
    // The smallest input of all is a case whatever its answer.
    for class in &mut order {
        if class.members.first() == Some(&0) {
            found.insert(0, reason(answers, class, 0));
        }
    }
    let mut trivial = 0;
    loop {
        let before = found.len();
        let others = order.iter().any(|class| !class.is_trivial && class.taken < class.members.len());
        for class in &mut order {
            if found.len() >= most || (class.is_trivial && others && trivial * TRIVIAL_SHARE >= most) {
                continue;
            }
            let Some(index) = next(class, |index| found.contains_key(&index)) else { continue };
            found.insert(index, reason(answers, class, index));
            trivial += usize::from(class.is_trivial);
        }
        if found.len() == before {
            return found.into_iter().collect();
        }
    }
}

/// The same of inputs in families, whose members differ in an item: those whose answer hangs on that item, one of each family. Half of
/// them have answers that say little, where there are such: these say much where one item less changes them.
fn telling(answers: &[String], families: &[usize], most: usize) -> Vec<(usize, String)> {
    let mut of: BTreeMap<usize, (usize, HashSet<&str>)> = BTreeMap::new();
    for (answer, &family) in answers.iter().zip(families) {
        let (members, answers) = of.entry(family).or_default();
        *members += 1;
        answers.insert(answer);
    }
    // Of what is long enough nothing was taken out.
    let hangs = |index: &usize| of.get(&families[*index]).is_some_and(|(members, all)| *members == 1 || all.len() > 1);
    let (first, rest): (Vec<usize>, Vec<usize>) = (0..answers.len()).partition(hangs);
    let mut found: BTreeMap<usize, String> = BTreeMap::new();
    let mut used: HashSet<usize> = HashSet::new();
    let mut fill = |order: &mut [Class], most: usize| {
        let mut before = usize::MAX;
        while before != found.len() {
            before = found.len();
            for class in &mut *order {
                if found.len() >= most {
                    return;
                }
                let Some(index) = next(class, |index| used.contains(&families[index])) else { continue };
                used.insert(families[index]);
                found.insert(index, reason(answers, class, index));
            }
        }
    };
    for members in [first, rest] {
        let (mut trivial, mut others): (Vec<Class>, Vec<Class>) =
            classes(answers, members.into_iter()).into_iter().partition(|class| class.is_trivial);
        fill(&mut trivial, most.div_ceil(2));
        fill(&mut others, most);
        fill(&mut trivial, most);
    }
    found.into_iter().collect()
}

/// Characters of an answer in a reason.
const SHOWN: usize = 24;

/// The next input of a class: its smallest, its largest, and then what lies between.
fn next(class: &mut Class, is_taken: impl Fn(usize) -> bool) -> Option<usize> {
    let size = class.members.len();
    while class.taken < size {
        let place = match class.taken {
            0 => 0,
            1 => size - 1,
            // The halves, the quarters, the eighths ...
            n => (size as f64 * between(n - 1)) as usize,
        };
        class.taken += 1;
        let index = class.members[place.min(size - 1)];
        if !is_taken(index) {
            return Some(index);
        }
    }
    None
}

/// 1/2, 1/4, 3/4, 1/8, 5/8, ...: the binary digits of a number behind the point, in reverse.
fn between(mut number: usize) -> f64 {
    let (mut value, mut digit) = (0.0, 0.5);
    while number > 0 {
        value += digit * (number % 2) as f64;
        digit /= 2.0;
        number /= 2;
    }
    value
}

/// Which answers are taken for alike where there are many: one number by its digits in binary, several values by how many they are and
/// the first of them, a text by its length.
pub(super) fn coarse(answer: &str) -> String {
    let tokens: Vec<&str> = answer.split_whitespace().collect();
    let of_size = |n: usize| if n <= 3 { n } else { 3 + n.ilog2() as usize };
    let one = |token: &str| match token.parse::<f64>() {
        Ok(x) if x.abs() <= 3.0 => format!("{}", x.round()),
        // The exponent as it is stored: a logarithm is rounded differently on other machines.
        Ok(x) => format!("{}2^{}", if x < 0.0 { "-" } else { "" }, (x.abs().to_bits() >> 52) as i64 - 1023),
        Err(_) => format!("\"{}", of_size(token.len())),
    };
    match &tokens[..] {
        [] => String::new(),
        [token] => one(token),
        [first, second, ..] => format!("{} {} {}", of_size(tokens.len()), one(first), one(second)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn indices(answers: &[&str], most: usize) -> Vec<usize> {
        let answers: Vec<String> = answers.iter().map(|answer| answer.to_string()).collect();
        chosen(&answers, most).into_iter().map(|(index, _)| index).collect()
    }

    #[test]
    fn rare_answers_come_first_and_trivial_ones_are_at_most_a_quarter() {
        let mut answers = vec!["0"; 1000];
        answers[500] = "7";
        for (index, answer) in answers.iter_mut().enumerate().filter(|(index, _)| index % 100 == 99) {
            *answer = if index < 500 { "1" } else { "2" };
        }
        let found = indices(&answers, 8);
        assert_eq!(found.len(), 8);
        assert!(found.contains(&500) && found.contains(&0), "{found:?}");
        let trivial = found.iter().filter(|&&index| answers[index] == "0").count();
        // The smallest input, and a quarter.
        assert!(trivial <= 3, "{found:?}");
    }

    #[test]
    fn of_a_class_the_smallest_the_largest_and_what_lies_between_are_taken() {
        assert_eq!(indices(&["yes"; 17], 5), [0, 4, 8, 12, 16]);
        assert_eq!(indices(&["0", "0"], 5), [0, 1]);
    }

    #[test]
    fn many_different_answers_are_told_apart_by_size() {
        let answers: Vec<String> = (0..4000).map(|n| if n == 3000 { "-5".to_owned() } else { n.to_string() }).collect();
        let found: Vec<usize> = chosen(&answers, 24).into_iter().map(|(index, _)| index).collect();
        assert!(found.contains(&3000), "{found:?}");
        // Every power of two up to 2048 has its class.
        for power in 2..=11 {
            assert!(found.iter().any(|&index| index.max(1).ilog2() == power && index != 3000), "{found:?}");
        }
    }

    #[test]
    fn of_families_one_member_each_is_taken_first_where_an_item_decides_and_half_have_answers_that_say_little() {
        // Ten families of three: in the last four the answer hangs on an item.
        let of = |family: usize| match family {
            0..6 => ["0", "0", "0"],
            6 | 7 => ["0", "5", "5"],
            _ => ["0", "0", "7"],
        };
        let answers: Vec<String> = (0..10).flat_map(of).map(str::to_owned).collect();
        let families: Vec<usize> = (0..30).map(|index| index / 3).collect();
        let found: Vec<usize> = telling(&answers, &families, 4).into_iter().map(|(index, _)| index).collect();
        let of: HashSet<usize> = found.iter().map(|&index| families[index]).collect();
        assert_eq!(of, HashSet::from([6, 7, 8, 9]));
        assert_eq!(found.iter().filter(|&&index| answers[index] == "0").count(), 2, "{found:?}");
        // Where no item decides, others fill up.
        assert_eq!(telling(&answers, &families, 8).len(), 8);
        assert_eq!(telling(&answers, &families, 99).len(), 10);
    }

    #[test]
    fn an_input_without_an_answer_is_never_chosen() {
        assert_eq!(indices(&["", "1", "", "2"], 24), [1, 3]);
    }
}
