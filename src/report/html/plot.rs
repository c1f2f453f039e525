//! Time against size, drawn as SVG: both axes by powers of ten.

use super::escaped;
use crate::report::document::{Plot, Series};
use crate::report::figures::{counted, milliseconds};
use ojkit_search::stress::Law;

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 420.0;
/// Left, right, above and below the field.
const MARGIN: [f64; 4] = [64.0, 300.0, 12.0, 40.0];
/// Of runs of nearly one size the middle one is drawn: so many sizes are told apart.
const SIZES: f64 = 24.0;
/// Times tell where one is longer than this, and than so many times the shortest: the rest is the start of a process.
const TELLING_MS: f64 = 3.0;
const TELLING_TIMES: f64 = 2.0;
/// A shorter time is the clock's, and steps of a fitted line.
const SHORTEST_MS: f64 = 1.0;
const STEPS: u32 = 24;
const COLOURS: usize = 8;
/// Labels lie no nearer.
const LABEL: f64 = 14.0;
const NAME_CHARS: usize = 42;

/// The range of an axis: natural logarithms, and their place on the page.
struct Axis {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Axis {
    fn new(values: impl Iterator<Item = f64> + Clone, from: f64, to: f64) -> Axis {
        let low = values.clone().fold(f64::INFINITY, f64::min).ln();
        let high = values.fold(f64::NEG_INFINITY, f64::max).ln();
        let wide = (high - low).max(1.0);
        Axis { low: low - 0.03 * wide, high: low + 1.03 * wide, from, to }
    }

    fn at(&self, value: f64) -> f64 {
        self.from + (value.ln() - self.low) / (self.high - self.low) * (self.to - self.from)
    }

    /// Powers of ten in the range.
    fn ticks(&self) -> impl Iterator<Item = f64> {
        let exponents = (self.low / 10f64.ln()).ceil() as i32..=(self.high / 10f64.ln()).floor() as i32;
        exponents.map(|exponent| 10f64.powi(exponent))
    }
}

/// Draws a plot; nothing where nothing has two sizes.
pub(super) fn plot(Plot { title, series, size, limit_ms }: &Plot) -> String {
    let (drawn, quick): (Vec<_>, Vec<_>) = series
        .iter()
        .map(|one| (one, middles(one)))
        .filter(|(_, points)| points.len() > 1)
        .partition(|(_, points)| tells(points));
    let points = || drawn.iter().flat_map(|(_, points)| points.iter().copied());
    if drawn.is_empty() {
        return String::new();
    }
    let x = Axis::new(points().map(|(x, _)| x), MARGIN[0], WIDTH - MARGIN[1]);
    let y = Axis::new(points().map(|(_, y)| y).chain(*limit_ms), HEIGHT - MARGIN[3], MARGIN[2]);
    let title = if title.is_empty() { String::new() } else { format!("<h3>{title}</h3>\n") };
    let mut out = format!(
        "{title}<figure>\n<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" width={WIDTH} role=img aria-label=\"time against {}\">\n",
        escaped(size)
    );
    axes(&mut out, (&x, &y), size);
    if let Some(limit) = limit_ms {
        let at = y.at(*limit);
        out.push_str(&format!("<path class=limit d=\"M{} {at:.1}H{}\"/>", MARGIN[0], WIDTH - MARGIN[1]));
        out.push_str(&format!(
            "<text x={} y={:.1} text-anchor=end>time limit</text>\n",
            WIDTH - MARGIN[1] - 4.0,
            at - 3.0
        ));
    }
    let mut labels = Vec::new();
    for (number, (one, points)) in drawn.iter().enumerate() {
        let colour = number % COLOURS;
        let places: Vec<String> = points.iter().map(|&(a, b)| format!("{:.1} {:.1}", x.at(a), y.at(b))).collect();
        let dots: String = places.iter().map(|place| format!("M{place}h0")).collect();
        out.push_str(&format!("<path class=\"run s{colour}\" d=\"M{}\"/>", places.join("L")));
        out.push_str(&format!("<path class=\"dot s{colour}\" d=\"{dots}\"/>\n"));
        if let (Some((law, _)), [(first, _), .., last]) = (&one.growth, &points[..]) {
            out.push_str(&format!(
                "<path class=\"fit s{colour}\" d=\"M{}\"/>\n",
                fitted(*law, *first, *last, (&x, &y))
            ));
        }
        labels.push((y.at(points[points.len() - 1].1), colour, label(&one.name)));
    }
    labels.sort_by(|a, b| a.0.total_cmp(&b.0));
    for place in 1..labels.len() {
        labels[place].0 = labels[place].0.max(labels[place - 1].0 + LABEL);
    }
    // What was pushed out below moves up again.
    let mut lowest = HEIGHT - LABEL;
    for (at, ..) in labels.iter_mut().rev() {
        *at = at.min(lowest);
        lowest = *at - LABEL;
    }
    for (at, colour, name) in labels {
        let x = WIDTH - MARGIN[1] + 8.0;
        out.push_str(&format!("<text class=t{colour} x={x} y={:.1}>{}</text>", at + 4.0, escaped(&name)));
    }
    let grown = drawn.iter().filter_map(|(one, points)| {
        let (_, words) = one.growth.as_ref()?;
        let slowest = points.iter().map(|(_, ms)| *ms).fold(0.0, f64::max);
        Some(format!("<li>{}: at most {}; {}</li>", escaped(&one.name), milliseconds(slowest), escaped(words)))
    });
    let mut caption = grown.collect::<String>();
    if !quick.is_empty() {
        let quick = counted(quick.len() as u64, "submission");
        caption.push_str(&format!("<li>Not drawn: {quick} whose time does not grow with the input</li>"));
    }
    out + &format!("\n</svg>\n<figcaption><ul>{caption}</ul></figcaption>\n</figure>\n")
}

/// A name that fits beside the field.
fn label(name: &str) -> String {
    match name.chars().count().checked_sub(NAME_CHARS) {
        None | Some(0) => name.to_owned(),
        Some(more) => format!("...{}", name.chars().skip(more + 3).collect::<String>()),
    }
}

/// Whether times are more than the start of a process.
fn tells(points: &[(f64, f64)]) -> bool {
    let (least, most) = points.iter().fold((f64::INFINITY, 0.0_f64), |(a, b), (_, ms)| (a.min(*ms), b.max(*ms)));
    most > TELLING_MS && most > TELLING_TIMES * least
}

/// The middle run of each size, from small to large.
fn middles(series: &Series) -> Vec<(f64, f64)> {
    let largest = series.points.iter().map(|(size, _)| *size).max().unwrap_or(1).max(2) as f64;
    let mut classes: std::collections::BTreeMap<i64, Vec<(f64, f64)>> = Default::default();
    for &(size, ms) in &series.points {
        let (size, ms) = (size.max(1) as f64, ms.max(SHORTEST_MS));
        classes.entry((size.ln() / largest.ln() * SIZES) as i64).or_default().push((size, ms));
    }
    let middle = |mut runs: Vec<(f64, f64)>| {
        runs.sort_by(|a, b| a.1.total_cmp(&b.1));
        runs[(runs.len() - 1) / 2]
    };
    classes.into_values().map(middle).collect()
}

/// The line of a law through the last point.
fn fitted(law: Law, first: f64, (size, ms): (f64, f64), (x, y): (&Axis, &Axis)) -> String {
    let place = |step: u32| {
        let at = (first.ln() + (size / first).ln() * f64::from(step) / f64::from(STEPS)).exp();
        let time = match law {
            Law::Power(power) => ms * (at / size).powf(power),
            Law::Factor(factor) => ms * factor.powf(at - size),
        };
        (y.at(time) < y.from).then(|| format!("{:.1} {:.1}", x.at(at), y.at(time)))
    };
    (0..=STEPS).filter_map(place).collect::<Vec<_>>().join("L")
}

fn axes(out: &mut String, (x, y): (&Axis, &Axis), size: &str) {
    let mut lines = String::new();
    for tick in x.ticks() {
        let at = x.at(tick);
        lines.push_str(&format!("M{at:.1} {}V{}", y.from, y.to));
        out.push_str(&format!("<text x={at:.1} y={} text-anchor=middle>{}</text>", y.from + 16.0, power(tick)));
    }
    for tick in y.ticks() {
        let at = y.at(tick);
        lines.push_str(&format!("M{} {at:.1}H{}", x.from, x.to));
        out.push_str(&format!("<text x={} y={:.1} text-anchor=end>{}</text>", x.from - 6.0, at + 4.0, time(tick)));
    }
    out.push_str(&format!("<path class=grid d=\"{lines}\"/>"));
    out.push_str(&format!("<path class=axis d=\"M{} {}V{}H{}\"/>", x.from, y.to, y.from, x.to));
    let middle = (x.from + x.to) / 2.0;
    out.push_str(&format!("<text x={middle} y={} text-anchor=middle>{}</text>\n", HEIGHT - 6.0, escaped(size)));
}

fn power(value: f64) -> String {
    if value < 10_000.0 { format!("{value:.0}") } else { format!("10^{}", value.log10().round()) }
}

fn time(ms: f64) -> String {
    if ms < 1000.0 { format!("{ms} ms") } else { format!("{} s", ms / 1000.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(points: &[(u64, f64)], law: Option<Law>) -> Series {
        Series { name: "a<b".into(), points: points.to_vec(), growth: law.map(|law| (law, "grows".into())) }
    }

    fn drawn(series: Vec<Series>, limit_ms: Option<f64>) -> String {
        plot(&Plot { title: "", series, size: "bytes", limit_ms })
    }

    #[test]
    fn larger_lies_further_right_and_slower_higher() {
        let points = [(10, 1.0), (1000, 100.0), (100, 10.0)];
        let drawn = drawn(vec![series(&points, Some(Law::Power(1.0)))], Some(1000.0));
        let path = drawn.split("class=\"run s0\" d=\"M").nth(1).unwrap().split('"').next().unwrap();
        let places: Vec<(f64, f64)> = path
            .split('L')
            .map(|place| place.split_once(' ').map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap())).unwrap())
            .collect();
        assert_eq!(places.len(), 3);
        assert!(places.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 > pair[1].1), "{places:?}");
        assert!(drawn.contains("time limit") && drawn.contains("a&lt;b: at most 100 ms; grows"), "{drawn}");
        // The line of the law goes through both ends of points that keep it.
        let fit = drawn.split("class=\"fit s0\" d=\"M").nth(1).unwrap().split('"').next().unwrap();
        assert!(fit.starts_with(path.split('L').next().unwrap()) && fit.ends_with(path.rsplit('L').next().unwrap()));
    }

    #[test]
    fn one_size_is_no_plot_and_no_time_breaks_one() {
        assert_eq!(drawn(vec![series(&[(5, 1.0), (5, 2.0)], None)], None), "");
        assert_eq!(drawn(vec![], Some(1.0)), "");
        assert_eq!(drawn(vec![series(&[(5, 0.4), (5000, 2.9)], None)], None), "");
        let drawn = drawn(vec![series(&[(0, 0.0), (u64::MAX, 9.0)], Some(Law::Factor(1e300)))], None);
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
    }
}
