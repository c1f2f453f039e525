//! So many of a problem's cases that together kill what all of them kill, and others beside them that spread over the groups.

use crate::measure::{build, by_group, cover, kills, names, run, wrong_submissions};
use crate::minimize::greedy;
use crate::{Setting, StrengthError, Subject};
use ojkit_model::case::Case;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Chosen cases, and what is lost with the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Their places, in order; those of the samples are among them.
    pub cases: Vec<usize>,
    /// How many cases kill all that all of them kill.
    pub least: usize,
    /// How many wrong programs all cases kill.
    pub programs: usize,
    /// Which of these the chosen ones do not kill any more, or not in each group with a score.
    pub lost: Vec<String>,
    /// What was left out, a line each.
    pub notes: Vec<String>,
}

/// Mutants that together read more bytes than this do not meet every case: that would take minutes.
const READ_MAX: usize = 1 << 28;

/// Chooses at most so many cases beside the samples: `members` are the groups with scores that each case belongs to, in a problem that has such.
///
/// # Errors
/// The machine's; somebody asked for an end.
pub fn choose(
    setting: &Setting,
    subject: &Subject,
    members: Option<&[Vec<usize>]>,
    count: usize,
    tell: &mut dyn FnMut(),
) -> Result<Choice, StrengthError> {
    let cases = subject.cases;
    let mut notes = Vec::new();
    let mut files = build(setting, subject, &mut notes)?;
    let judgements = wrong_submissions(setting, subject, true)?;
    let mutants: usize = files.iter().map(|file| file.program.compiled.len()).sum();
    let bytes: usize = cases.iter().map(|case| case.input.len()).sum();
    let is_long = mutants.saturating_mul(bytes) > READ_MAX;
    notes.extend(
        is_long
            .then(|| "mutants met the cases up to the first that kills them: other choices may be smaller".to_owned()),
    );
    run(setting, subject, &mut files, !is_long, tell)?;
    let one = vec![vec![0]; cases.len()];
    let members = members.unwrap_or(&one);
    let groups = members.iter().flatten().max().map_or(1, |most| most + 1);
    let kills = kills(cases, &files, &judgements);
    let samples: BTreeSet<usize> = (0..cases.len()).filter(|&case| cases[case].group == "sample").collect();
    let mut chosen = cover(setting, cases, &files, &kills, (members, groups), &samples)?;
    let kills = by_group(&kills, members, groups);
    let covered = |chosen: &[usize]| -> BTreeSet<usize> {
        chosen.iter().chain(&samples).flat_map(|&case| &kills[case]).copied().collect()
    };
    let all = covered(&(0..cases.len()).collect::<Vec<_>>());
    // Nobody could earn the score of a group without a case.
    for group in 0..groups {
        let mut own = (0..cases.len()).filter(|case| members[*case].contains(&group)).peekable();
        if own.peek().is_some() && !chosen.iter().chain(&samples).any(|&case| members[case].contains(&group)) {
            chosen.extend(own.max_by_key(|&case| (cases[case].input.len(), Reverse(case))));
        }
    }
    let least = chosen.len();
    if least > count {
        chosen = by_kills(&kills, &chosen, &(&all - &covered(&[])));
        let mut met: BTreeSet<usize> = samples.iter().flat_map(|&case| members[case].iter().copied()).collect();
        chosen.sort_by_cached_key(|&case| members[case].iter().filter(|group| met.insert(**group)).count() == 0);
        chosen.truncate(count);
    }
    fill(cases, &mut chosen, samples.len(), count);
    let programs: BTreeSet<usize> = all.iter().map(|target| target / groups).collect();
    let lost: BTreeSet<usize> = (&all - &covered(&chosen)).into_iter().map(|target| target / groups).collect();
    let names = names(&files, &judgements);
    let lost = lost.into_iter().map(|program| names[program].clone()).collect();
    let mut cases: Vec<usize> = samples.iter().copied().chain(chosen).collect();
    cases.sort_unstable();
    Ok(Choice { cases, least, programs: programs.len(), lost, notes })
}

/// The cases of a cover in the order in which a greedy choice takes them, and after them those that kill nothing more.
fn by_kills(kills: &[BTreeSet<usize>], cover: &[usize], open: &BTreeSet<usize>) -> Vec<usize> {
    let of: Vec<BTreeSet<usize>> = cover.iter().map(|&case| &kills[case] & open).collect();
    let killers = greedy(&of, &of.iter().flatten().copied().collect());
    let others = (0..cover.len()).filter(|at| !killers.contains(at));
    killers.iter().copied().chain(others).map(|at| cover[at]).collect()
}

/// Adds cases up to a count, of the group with the fewest in turn: its largest, then those farthest from the ones that it has.
fn fill(cases: &[Case], chosen: &mut Vec<usize>, samples: usize, count: usize) {
    while chosen.len() < count.min(cases.len() - samples) {
        let of_group = |case: usize| chosen.iter().filter(move |&&other| cases[other].group == cases[case].group);
        let far = |case: usize| of_group(case).map(|other| other.abs_diff(case)).min().unwrap_or(usize::MAX);
        let open = (0..cases.len()).filter(|case| cases[*case].group != "sample" && !chosen.contains(case));
        let next = open
            .min_by_key(|&case| (of_group(case).count(), Reverse(far(case)), Reverse(cases[case].input.len()), case));
        chosen.extend(next);
    }
}
