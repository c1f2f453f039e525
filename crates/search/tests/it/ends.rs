//! Every part of a search ends soon after its time is over, or somebody asked for its end, however hard its inputs are to draw.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use ojkit_search::driver::Predicate;
use ojkit_search::inputs::count;
use ojkit_search::stress::{Hunted, Options, exhaust, hunt, some};

use crate::claims::problem;

/// Parameters and constraints that leave little of what is drawn, need much for each input, or leave nothing of most sizes.
const AWKWARD: [(&str, &str); 12] = [
    (
        "n: integer; e: integer[][]; s: integer; d: integer",
        "e[i] = [u_i, v_i]; 1 <= n <= 2 * 10^5; 0 <= e.length <= 2 * 10^5; e[i].length == 2; 0 <= u_i, v_i <= n - 1; u_i != v_i; \
         0 <= s, d <= n - 1; there are no duplicate edges; there are no self edges",
    ),
    (
        "n: integer; p: integer[][]",
        "p[i] = [a_i, b_i]; 1 <= n <= 2000; 0 <= p.length <= n * (n - 1); p[i].length == 2; 0 <= a_i, b_i < n; a_i != b_i; \
         all the pairs [a_i, b_i] are distinct",
    ),
    ("a: integer[]; k: long", "1 <= a.length <= 10^5; 0 <= a[i] <= 10^9; 1 <= k <= 10^14; sum(a) == k"),
    ("a: integer[]", "1 <= a.length <= 10^5; 0 <= a[i] <= 10^9; a[i] % 1000 == 999"),
    (
        "a: integer[]",
        "2 <= a.length <= 2 * 10^5; -10^9 <= a[i] <= 10^9; the integers in a are distinct; a[0] == a[a.length - 1] + 7",
    ),
    (
        "w: string[]",
        "1 <= w.length <= 10^5; 1 <= w[i].length <= 30; w[i] consists of lowercase English letters; all the strings of w are unique",
    ),
    (
        "s: string; t: string",
        "1 <= s.length <= 10^5; 1 <= t.length <= 10^5; s.length == t.length * t.length; s and t consist of lowercase English letters",
    ),
    (
        "g: integer[][]",
        "1 <= g.length, g[i].length <= 500; g[i].length == g.length; 0 <= g[i][j] <= 1; g[i][j] == g[j][i]",
    ),
    ("x: long; y: long", "1 <= x, y <= 10^18; x * y == 999999999989"),
    ("x: long; y: long", "1 <= x, y <= 10^15; x * x - 7 * y * y == 11"),
    (
        "root: TreeNode",
        "the number of nodes in the tree is in the range [1, 10^5]; -10^5 <= Node.val <= 10^5; root is a valid binary search tree",
    ),
    (
        "a: integer[]; b: integer[]",
        "a.length == b.length; 1 <= a.length <= 10^5; 1 <= a[i], b[i] <= 10^9; a[i] < b[i]; b[i] < a[i + 1]",
    ),
];

/// However busy the machine is.
const SOON: Duration = Duration::from_secs(20);

/// The work's name, and itself.
type Work = (&'static str, fn(&Drawing, &Options));

fn trial(work: impl FnOnce(&mut Predicate<fn(&Input) -> bool>) -> Result<Hunted, ojkit_search::driver::Stop>) {
    work(&mut Predicate::new(|_: &Input| false)).unwrap();
}

const WORKS: [Work; 4] = [
    ("hunt", |drawing, options| trial(|trial| hunt(drawing, trial, options))),
    ("exhaust", |drawing, options| trial(|trial| exhaust(drawing, trial, options))),
    ("some", |drawing, options| trial(|trial| some(drawing, trial, options))),
    ("count", |drawing, options| {
        count(drawing, 1_000, options.stop);
    }),
];

fn each(works: &[Work], time: Duration, stop: &AtomicBool, mut check: impl FnMut(&str, &dyn Fn())) {
    for (parameters, constraints) in AWKWARD {
        let drawing = Drawing::new(&problem(parameters, constraints), &[], "spec.yaml")
            .unwrap_or_else(|faults| panic!("{constraints}: {}", faults[0]));
        let options = Options {
            slug: "awkward",
            seed: 1,
            time,
            cpu: None,
            count: None,
            inputs: 1_000_000,
            known: &[],
            tell: None,
            stop,
        };
        for (name, work) in works {
            check(&format!("{name}: {constraints}"), &|| work(&drawing, &options));
        }
    }
}

#[test]
fn a_search_ends_soon_after_its_time_whatever_its_constraints_are() {
    // Counting has a time of its own.
    each(&WORKS[..3], Duration::from_millis(30), &AtomicBool::new(false), |name, work| {
        let begun = Instant::now();
        work();
        assert!(begun.elapsed() < SOON, "{name}: {:?}", begun.elapsed());
    });
}

#[test]
fn whoever_asks_for_the_end_of_a_search_gets_it_soon() {
    let stop = AtomicBool::new(false);
    each(&WORKS, Duration::from_secs(3600), &stop, |name, work| {
        stop.store(false, Ordering::Relaxed);
        let begun = Instant::now();
        thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(Duration::from_millis(20));
                stop.store(true, Ordering::Relaxed);
            });
            work();
        });
        assert!(begun.elapsed() < SOON, "{name}: {:?}", begun.elapsed());
    });
}
