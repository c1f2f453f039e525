//! Plans of the cases of real problems, and how their drawings are written.

use crate::{claims, corpus};
use ojkit_draw::Bound;
use ojkit_draw::hand::notation::{Notation, hand_of};
use ojkit_draw::plan::maker::{TEXT_BYTES_MAX, bytes_of};
use ojkit_draw::plan::{self, Budget, Plan, knobs};
use ojkit_model::case::Recipe;
use ojkit_model::input::Input;
use std::collections::{HashMap, HashSet};

fn problems() -> Vec<Bound> {
    let all: Vec<Bound> = ["", "tests/data"].into_iter().flat_map(corpus::problems).collect();
    assert!(all.len() > 20);
    all
}

fn problem(slug: &str) -> Bound {
    problems().into_iter().find(|bound| bound.problem.slug == slug).unwrap()
}

fn plan_of(bound: &Bound) -> Plan {
    plan::plan(bound, &[], &Budget::default()).unwrap_or_else(|f| panic!("{}: {}", bound.problem.slug, f[0]))
}

#[test]
fn every_planned_case_is_legal_new_named_and_explained_and_is_drawn_again_from_its_recipe() {
    for bound in problems() {
        let plan = plan_of(&bound);
        let (problem, format, narrowed) = (&bound.problem, bound.validator.format(), bound.groups().unwrap());
        let (mut inputs, mut names) = (HashSet::new(), HashSet::new());
        assert!(plan.proposals.len() + plan.targets.len() <= 64, "{}", problem.slug);
        for proposal in &plan.proposals {
            let case = format!("{} {}", problem.slug, proposal.name);
            let group = problem.groups.iter().position(|group| group.name == proposal.group);
            let drawing = group.map_or(&bound.drawing, |group| &narrowed[group]);
            let mut input = Input::default();
            format.read(&proposal.bytes, &mut input).unwrap_or_else(|error| panic!("{case}: {error}"));
            assert_eq!(drawing.rules().check(&input), Ok(()), "{case}");
            assert!(inputs.insert(&proposal.bytes), "{case} is a case twice");
            assert!(names.insert(&proposal.name), "{case} is a name twice");
            assert!(proposal.reason.len() > 5, "{case}: {}", proposal.reason);
            assert_eq!(bytes_of(&proposal.recipe, drawing, format).as_ref(), Ok(&proposal.bytes), "{case}");
            match &proposal.recipe {
                Recipe::Text(_) | Recipe::Generator(_) => {}
                Recipe::Draw { hand, .. } => {
                    assert!(proposal.bytes.len() > TEXT_BYTES_MAX, "{case}");
                    assert_eq!(hand.parse::<Notation>().unwrap().to_string(), *hand);
                }
            }
        }
    }
}

#[test]
fn both_ends_of_every_range_occur_among_the_planned_cases() {
    use ojkit_draw::hand::echo::Echo;
    use ojkit_rules::hand::{Hand, Spot};
    /// Notes the smallest and largest value of each variable.
    struct Ends<'a> {
        echo: Echo<'a>,
        seen: &'a mut std::collections::BTreeMap<usize, (i64, i64)>,
    }
    impl Hand for Ends<'_> {
        fn choose(&mut self, spot: Spot, domain: &ojkit_rules::Domain) -> i64 {
            let x = self.echo.choose(spot, domain);
            let ends = self.seen.entry(spot.var).or_insert((x, x));
            *ends = (ends.0.min(x), ends.1.max(x));
            x
        }
    }
    for bound in problems() {
        let (drawing, format) = (&bound.drawing, bound.validator.format());
        let mut seen = std::collections::BTreeMap::new();
        let plan = plan_of(&bound);
        for proposal in plan.proposals {
            let mut input = Input::default();
            format.read(&proposal.bytes, &mut input).unwrap();
            let mut again = Input::default();
            let mut hand = Ends { echo: Echo::new(drawing.rules(), &input), seen: &mut seen };
            drawing.draw(&mut hand, &mut again).unwrap();
        }
        // What an input may not be large enough for is said.
        let is_told =
            |key: &str| plan.notes.iter().any(|note| note.contains(&format!("no input has {key} larger than")));
        for knob in knobs(drawing).into_iter().filter(|knob| !is_told(&knob.key)) {
            let of_knob = |var: &usize| ojkit_draw::hand::edge::key_of(drawing.rules(), *var) == knob.key;
            let (lo, hi) = seen
                .iter()
                .filter(|(var, _)| of_knob(var))
                .fold((i64::MAX, i64::MIN), |(lo, hi), (_, ends)| (lo.min(ends.0), hi.max(ends.1)));
            assert!(
                lo <= knob.lo && hi >= knob.hi,
                "{}: {knob:?}, but the cases have {lo} to {hi}",
                bound.problem.slug
            );
        }
    }
}

#[test]
fn another_seed_gives_other_random_cases_and_the_same_seed_the_same() {
    let problem = problem("stone-game-iii");
    let with = |seed| plan::plan(&problem, &[], &Budget { seed, ..Budget::default() }).unwrap();
    assert_eq!(with(1), with(1));
    let (one, two) = (with(1), with(2));
    let random = |plan: &Plan| plan.proposals.iter().filter(|p| p.group == "random").cloned().collect::<Vec<_>>();
    assert!(random(&one).iter().zip(random(&two)).filter(|(a, b)| a.bytes == b.bytes).count() < 3);
}

#[test]
fn known_inputs_are_not_planned_again_and_count_as_cases() {
    let problem = problem("predict-the-winner");
    let known: Vec<Vec<u8>> = plan_of(&problem).proposals.into_iter().map(|p| p.bytes).take(20).collect();
    let plan = plan::plan(&problem, &known, &Budget::default()).unwrap();
    assert!(plan.proposals.len() + plan.targets.len() + known.len() <= 64);
    assert!(plan.proposals.iter().all(|proposal| !known.contains(&proposal.bytes)));
}

#[test]
fn one_more_kept_case_takes_the_place_of_one_other_and_leaves_the_rest_as_they_were() {
    let problem = problem("pots-of-gold");
    let full = plan_of(&problem);
    let all = full.proposals.len() + full.targets.len();
    let mut one = full.clone();
    one.make_room(&[b"not planned".to_vec()], all - 1);
    assert_eq!(one.proposals.len(), full.proposals.len() - 1);
    let gone: Vec<&str> =
        full.proposals.iter().filter(|p| !one.proposals.contains(p)).map(|p| p.name.as_str()).collect();
    let count = |group: &str| full.proposals.iter().filter(|p| p.group == group).count();
    let fullest = ["edge", "small", "random", "large"].into_iter().map(count).max();
    let group = full.proposals.iter().find(|p| p.name == gone[0]).map(|p| p.group.as_str()).unwrap();
    assert_eq!(Some(count(group)), fullest);

    let mut same = full.clone();
    same.make_room(&[full.proposals[3].bytes.clone()], all);
    let rest: Vec<_> = full.proposals.iter().enumerate().filter(|(i, _)| *i != 3).map(|(_, p)| p.clone()).collect();
    assert_eq!(same.proposals, rest);

    let mut none = full.clone();
    none.make_room(&[], 0);
    assert_eq!(none.targets, full.targets);
    assert!(none.proposals.iter().all(|p| problem.problem.groups.iter().any(|group| group.name == p.group)));
}

#[test]
fn notations_are_read_back_as_they_are_printed_and_nothing_else_is_read() {
    for text in [
        "random",
        "random lengths=500 values=largest",
        "proportion size=12",
        "edge",
        "edge stoneValue=alternate length=largest",
        "edge grid[i].length=fair grid=few:3 k=-17 scalar=smallest+1",
        "splice at=17 value=-3 seeds=5,9 | random lengths=largest | edge value=dip-last",
    ] {
        assert_eq!(text.parse::<Notation>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "Random",
        "random lengths=2000",
        "random lengths=",
        "random size=3",
        "edge a",
        "edge a=few:0",
        "edge a=few:17",
        "edge a=1.5",
        "edge  a=same",
        "splice at=1 value=2",
        "splice at=1 value=2 seeds=3 | random | random",
        "splice at=1 value=2 seeds=3,4 | random",
        "splice at=1 value=2 seeds=3,4 | random | splice at=1 value=2 seeds=3,4 | random | random",
    ] {
        assert!(text.parse::<Notation>().is_err(), "{text}");
    }
}

#[test]
fn the_largest_grids_of_which_the_places_are_bounded_are_squares_rows_and_columns() {
    let lines =
        "1 <= m, n <= 10^4; 2 <= m * n <= 10^4; 1 <= guards.length, walls.length <= 5000; 0 <= r < m; 0 <= c < n";
    let problem = claims::problem("m: integer; n: integer; guards: (r c)[]; walls: (x y)[]", lines);
    let bound = Bound::new(problem, "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
    let of_large = |proposal: plan::Proposal| {
        let mut input = Input::default();
        bound.validator.format().read(&proposal.bytes, &mut input).unwrap();
        let [m, n, guards, walls] = [0, 1, 2, 4].map(|field| &input.fields[field]);
        (proposal.group == "large").then(|| (m.cells[0], n.cells[0], guards.len(), walls.len()))
    };
    let large: HashSet<_> = plan_of(&bound).proposals.into_iter().filter_map(of_large).collect();
    for size in [(1, 10_000, 5000, 1), (10_000, 1, 1, 5000), (10_000, 1, 5000, 5000)] {
        assert!(large.contains(&size), "{size:?}: {large:?}");
    }
    // Beside two lists of the largest length there may be no square.
    assert!(large.iter().any(|&(m, n, guards, walls)| (m, n, guards) == (100, 100, 5000) && walls > 1), "{large:?}");
}

#[test]
fn a_number_that_no_sum_of_the_longest_array_reaches_is_met() {
    let lines = "1 <= a.length <= 10^4; 0 <= a[i] <= 10^9; 0 <= sum(a[i]) <= 2^31 - 1; 1 <= k <= 2^31 - 1";
    let problem = claims::problem("a: integer[]; k: integer", lines);
    let bound = Bound::new(problem, "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
    let has_no_multiple = |proposal: &plan::Proposal| {
        let mut input = Input::default();
        bound.validator.format().read(&proposal.bytes, &mut input).unwrap();
        let (a, k) = (&input.fields[0].cells, input.fields[1].cells[0]);
        // Two sums from the start that are equal modulo k, and not those of neighbours, have a multiple between them.
        let (mut sum, mut first) = (0, HashMap::from([(0, 0)]));
        let is_in_vain = |(at, x): (usize, &i64)| {
            sum = (sum + x) % k;
            *first.entry(sum).or_insert(at + 1) + 2 > at + 1
        };
        a.len() == 10_000 && a.iter().enumerate().all(is_in_vain)
    };
    assert!(plan_of(&bound).proposals.iter().any(has_no_multiple));
}

#[test]
fn lists_of_places_that_have_nothing_in_common_fill_a_grid() {
    let lines = "1 <= m, n <= 10^4; 2 <= m * n <= 10^4; guards[i].length == walls[j].length == 2; \
                 0 <= guards[i][0], walls[j][0] < m; 0 <= guards[i][1], walls[j][1] < n; \
                 1 <= guards.length, walls.length <= 5000; guards.length + walls.length <= m * n; \
                 guards[i] != guards[j]; walls[i] != walls[j]; no item of guards is in walls";
    let problem = claims::problem("m: integer; n: integer; guards: integer[][]; walls: integer[][]", lines);
    let bound = Bound::new(problem, "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
    // A row and a column are no two nodes.
    assert!(bound.drawing.rules().graphs().is_empty());
    let notation = "edge m=100 n=100 length=largest value=random";
    let mut hand = ojkit_draw::hand::notation::hand_of(notation, 1, &bound.drawing).unwrap();
    let mut input = Input::default();
    bound.drawing.draw(hand.as_mut(), &mut input).unwrap();
    assert_eq!([2, 3].map(|field| input.fields[field].len()), [5000, 5000]);
}

#[test]
fn the_largest_input_is_as_long_as_the_lines_allow_where_its_size_may_be_and_within_its_size_where_it_may_not() {
    let drawn = |parameters: &str, layout: &str, lines: &str, size: usize| {
        let spec = format!("format: 1\ntitle: A\nparameters: {{ {parameters} }}\n{layout}constraints: |\n  {lines}\n");
        let bound = Bound::read("a", "spec.yaml", spec.as_bytes(), ojkit_english::said);
        let bound = bound.unwrap_or_else(|faults| panic!("{}", faults[0]));
        let drawing = bound.drawing.clone().sized(size);
        let (mut input, mut bytes) = (Input::default(), Vec::new());
        let mut hand = hand_of("edge T=smallest length=largest scalar=largest", 1, &drawing).unwrap();
        drawing.draw(hand.as_mut(), &mut input).unwrap();
        bound.validator.format().write(&input, &mut bytes);
        let field = input.repeats.first().unwrap_or(&input.fields).last().unwrap();
        (bytes.len(), field.len(), plan::grows(&bound, size))
    };
    let (rows, most) = ("rows: \"(l: long, r: long, w: long)[]\"", 16 << 20);
    let lines = "1 <= rows.length <= 10^5\n  1 <= l_i, r_i, w_i <= 10^18";
    assert_eq!(drawn(rows, "", lines, most).1, 100_000);
    assert!(drawn(rows, "", lines, most).2, "by default it is shorter");
    assert!(drawn(rows, "", lines, 4 << 20).1 < 70_000);
    assert!(!drawn(rows, "", "1 <= rows.length <= 10^4\n  1 <= l_i, r_i, w_i <= 10^18", most).2);
    // Lengths that have names of their own, that follow from others, and of a block that is repeated.
    let edges = "edges: \"(u: integer, v: integer, w: long)[]\"";
    let bounds = "1 <= u_i, v_i <= n\n  1 <= w_i <= 10^18\n  1 <= a[i] <= 10^9";
    for (parameters, layout, lines) in [
        (
            format!("n: integer, m: integer, a: 'integer[]', {edges}"),
            "stdin: |\n  n m\n  a\n  edges\n",
            format!("1 <= n, m <= 2 * 10^5\n  n == a.length\n  m == edges.length\n  {bounds}"),
        ),
        (
            format!("n: integer, a: 'integer[]', {edges}"),
            "stdin: |\n  n\n  a\n  edges\n",
            format!("2 <= n <= 2 * 10^5\n  n == a.length\n  edges.length == n - 1\n  {bounds}"),
        ),
        (
            format!("n: integer, m: integer, a: 'integer[]', {edges}"),
            "stdin: |\n  T\n  repeat T:\n    n m\n    a\n    edges\n",
            format!("1 <= T <= 9\n  1 <= n, m <= 2 * 10^5\n  n == a.length\n  m == edges.length\n  {bounds}"),
        ),
    ] {
        let (bytes, ..) = drawn(&parameters, layout, &lines, 500_000);
        assert!((300_000..=500_000).contains(&bytes), "{lines}: {bytes} bytes");
        let (_, length, _) = drawn(&parameters, layout, &lines, most);
        assert!(length >= 199_999, "{lines}: {length}");
    }
}
