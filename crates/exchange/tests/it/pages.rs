//! Saved pages to specs: lines, layouts and checkers, and what half a page gives.

use ojkit_exchange::pages::*;
use ojkit_rules::spec;

const PAGE: &str = r#"<html><head><title>B - Pebbles &amp; Paths</title><meta property="og:url" content="https://atcoder.jp/contests/xyz/tasks/xyz_b"/>
</head><body>Time Limit: 2.5 sec / Memory Limit: 1024 MB <span class="lang-ja"><h3>入力例 1</h3><pre>9</pre><h3>出力例 1</h3><pre>9</pre></span>
<span class="lang-en"><h3>Constraints</h3><ul><li>All values in input are integers.</li><li><var>2 \leq N \leq 2 \times 10^5</var></li>
<li><var>1 \leq h_i \leq 10^{18}</var></li><li>The <var>h_i</var> feel well.</li></ul>
<h3>Input</h3><pre><var>N</var>
<var>h_1</var> <var>h_2</var> <var>\ldots</var> <var>h_N</var>
</pre><h3>Sample Input 1</h3><pre>2
5 6
</pre><h3>Sample Output 1</h3><pre>
11
</pre></span></body></html>"#;

#[test]
fn a_saved_page_becomes_a_spec_with_its_lines_enforced() {
    let page = read(PAGE.as_bytes()).unwrap();
    assert_eq!((page.title.as_str(), page.time_ms, page.memory_mib), ("Pebbles & Paths", Some(2500), Some(1024)));
    assert_eq!(page.samples, [("2\n5 6\n".to_owned(), "11\n".to_owned())]);
    let imported = page.import();
    assert_eq!(imported.slug, "xyz-b");
    assert_eq!(imported.enforced, ["2 <= N <= 2 * 10^5", "1 <= h_i <= 10^18"]);
    assert_eq!(imported.unchecked, ["The h_i feel well."]);
    let spec = ojkit_rules::spec::read("xyz-b", "spec.yaml", &imported.files[0].bytes, ojkit_english::said).unwrap();
    // The bound needs more than 32 bits.
    assert_eq!(spec.signature.parameters[0].ty.to_string(), "long[]");
    assert_eq!((spec.examples.len(), spec.constraints.len(), spec.indices_from), (1, 3, 1));
}

#[test]
fn a_line_of_the_site_says_in_brackets_of_which_indices_it_speaks() {
    let lines = |said: &str| read(PAGE.replace("The <var>h_i</var> feel well.", said).as_bytes()).unwrap().constraints;
    let last = |said: &str| lines(said)[3..].join("; ");
    assert_eq!(last("<var>0 \\leq h_i</var> <var>(1 \\leq i \\leq N)</var>"), "0 <= h_i for 1 <= i <= N");
    assert_eq!(last("<var>h_i \\neq h_j</var> <var>(i \\neq j)</var>"), "h_i != h_j for i != j");
    let table = "<var>C_{i,j}</var> = <code>.</code>. <var>(1 \\leq i \\leq H, 1 \\leq j \\leq W)</var>";
    let page = PAGE
        .replace("The <var>h_i</var> feel well.", table)
        .replace("<var>h_N</var>", "<var>h_N</var>\n<var>C_{H,W}</var>");
    assert_eq!(read(page.as_bytes()).unwrap().constraints[3], "C_{i,j} = '.'");
    assert_eq!(last("<var>1 \\leq |S| \\leq 9</var> (<var>|S|</var> is the length of <var>S</var>.)"), "1 <= |S| <= 9");
    assert_eq!(last("<var>h_i</var> is odd (and <var>h_i</var> is small)"), "h_i is odd (and h_i is small)");
    let all = "<var>(P_1,P_2,\\ldots,P_N)</var> is a permutation of <var>(1,2,\\ldots,N)</var>.";
    assert_eq!(last(all), "P is a permutation of (1,2,...,N)");
    let both = "Each of <var>S</var> and <var>T</var> is a string of length between <var>1</var> and <var>9</var> (inclusive) consisting of digits.";
    assert_eq!(last(both), "1 <= S.length <= 9; S consists of digits; 1 <= T.length <= 9; T consists of digits");
    assert_eq!(last("<var>h_1 \\leq \\frac{N(N - 1)}{2}</var>"), "h_1 <= N*(N-1)/2");
    assert_eq!(last("<var>h_1 \\leq \\frac{(N-1)(N+2)}{2}</var>"), "h_1 <= (N-1)*(N+2)/2");
    assert_eq!(last("<var>h_1 \\leq \\frac{N+4}{2}</var>"), "h_1 <= (N+4)/2");
    assert_eq!(last("<var>h_1 \\leq \\frac{N^2-N}{2}</var>"), "h_1 <= (N^2-N)/2");
    assert!(last("<var>h_1 \\leq \\frac{100}{N+1}</var>").contains("frac"));
}

#[test]
fn a_condition_that_does_not_cover_every_index_stays_with_its_line() {
    let lines = |said: &str| read(PAGE.replace("The <var>h_i</var> feel well.", said).as_bytes()).unwrap().constraints;
    for condition in [
        // What is asked for besides, and not where it holds.
        "h_i \\neq h_{i+1}",
        "h_i \\neq i",
        "N \\neq 2",
        "1 \\leq N \\leq 2",
        // A part of a table.
        "1 \\leq i \\leq H-1, 1 \\leq j \\leq W",
        "1 \\leq i \\leq H, 1 \\leq j \\leq i",
        "1 \\leq i \\leq N, 1 \\leq N \\leq 2",
    ] {
        let said = &lines(&format!("<var>0 \\leq h_{{i}} \\leq 9</var> <var>({condition})</var>"))[3];
        assert!(said.ends_with(')') && !said.contains(" for "), "{condition}: {said}");
    }
}

#[test]
fn half_a_page_is_told() {
    let cut = &PAGE[..PAGE.find("<h3>Sample Output").unwrap()];
    assert!(read(cut.as_bytes()).unwrap_err().contains("the page is cut"));
    let cut = &PAGE[..PAGE.find("<h3>Sample Input").unwrap()];
    assert!(read(cut.as_bytes()).unwrap_err().contains("no sample inputs"));
    assert!(read(b"\xff").unwrap_err().contains("UTF-8"));
    for end in (0..PAGE.len()).filter(|end| PAGE.is_char_boundary(*end)) {
        let _ = read(&PAGE.as_bytes()[..end]);
    }
}

#[test]
fn samples_that_the_format_does_not_fit_stay_samples() {
    let page = PAGE.replace("2\n5 6\n", "2  5\n 6\n");
    let imported = read(page.as_bytes()).unwrap().import();
    assert!(imported.enforced.is_empty() && imported.files.iter().any(|file| file.path == "sample/1.in"));
    let spec = ojkit_rules::spec::read("xyz-b", "spec.yaml", &imported.files[0].bytes, ojkit_english::said).unwrap();
    assert!(spec.is_only_samples());
}

/// Codeforces' markup of today: formulas between three signs, sample lines in elements of their own.
const CASES: &str = r#"<html><head><title>Problem - B</title></head><body><a href="/contest/7/problem/B">B</a><a href="https://codeforces.com/contest/7/problem/B">B</a>
<div class="problem-statement"><div class="header"><div class="title">B. Two Lamps</div><div class="time-limit"><div class="property-title">time limit per test</div>1.5 seconds</div>
<div class="memory-limit"><div class="property-title">memory limit per test</div>256 megabytes</div></div><div><p>Lamps.</p></div>
<div class="input-specification"><div class="section-title">Input</div><p>The first line contains a single integer $$$t$$$ ($$$1 \le t \le 10^4$$$) — the number of test cases. The cases follow.</p>
<p>The first line of each test case contains two integers $$$n$$$ and $$$k$$$ ($$$1 \le k \le n \le 2 \cdot 10^5$$$).</p>
<p>The second line of each test case contains $$$n$$$ integers $$$a_1, a_2, \ldots, a_n$$$ ($$$0 \le a_i \le 10^9$$$).</p>
<p>It is guaranteed that the sum of $$$n$$$ over all test cases does not exceed $$$2 \cdot 10^5$$$.</p></div>
<div class="output-specification"><div class="section-title">Output</div><p>Say it.</p></div>
<div class="sample-tests"><div class="sample-test"><div class="input"><div class="title">Input</div><pre><div class="test-example-line">2</div><div class="test-example-line">2 1</div><div class="test-example-line">5 6</div><div class="test-example-line">3 2</div><div class="test-example-line">1 2 3</div></pre></div>
<div class="output"><div class="title">Output</div><pre>1
2
</pre></div></div></div></div></body></html>"#;

/// Its older markup.
const OLD: &str = r#"<div class="problem-statement"><div class="header"><div class="title">A. Roads</div></div><div class="input-specification"><div class="section-title">Input</div>
<p>The first line contains two integers <span class="tex-span"><i>n</i></span> and <span class="tex-span"><i>m</i></span> (<span class="tex-span">1 ≤ <i>n</i>, <i>m</i> ≤ 10<sup class="upper-index">5</sup></span>).
Each of the next <span class="tex-span"><i>m</i></span> lines contains two integers <span class="tex-span"><i>u</i><sub class="lower-index"><i>i</i></sub></span>, <span class="tex-span"><i>v</i><sub class="lower-index"><i>i</i></sub></span>
(<span class="tex-span">1 ≤ <i>u</i><sub class="lower-index"><i>i</i></sub>, <i>v</i><sub class="lower-index"><i>i</i></sub> ≤ <i>n</i></span>).</p></div>
<div class="sample-test"><div class="input"><pre>3 2<br />1 2<br />2 3<br /></pre></div><div class="output"><pre>2<br /></pre></div></div></div>"#;

const CSES: &str = r#"<html><head><title>CSES - Book Ends</title></head><body><a href="/problemset/task/77">Task</a><ul class="task-constraints"><li><b>Time limit:</b> 1.00 s</li><li><b>Memory limit:</b> 512 MB</li></ul>
<h1 id="input">Input</h1><p>The first input line has two integers <span class="math math-inline">n</span> and <span class="math math-inline">x</span>: how many, and how much.</p>
<p>The next line has <span class="math math-inline">n</span> integers <span class="math math-inline">h_1,h_2,\ldots,h_n</span>: the heights.</p><h1 id="output">Output</h1><p>One.</p>
<h1 id="constraints">Constraints</h1><ul><li><span class="math math-inline">1 \le n \le 1000</span></li><li><span class="math math-inline">1 \le x, h_i \le 10^5</span></li></ul>
<h1 id="example">Example</h1><p>Input:</p><pre>2 9
4 5
</pre><p>Output:</p><pre>9
</pre></body></html>"#;

const KATTIS: &str = r#"<html><head><title>Paper Boats – Kattis, Kattis</title><meta property="og:url" content="https://open.kattis.com/problems/paperboats"></head><body>
<div class="problembody"><p>Boats.</p><h2>Input</h2><p>The first line contains an integer $N$ ($1 \leq N \leq 50$), the number of boats. Then follow $N$ lines, each containing two integers $w_ i$ and $h_ i$ ($1 \leq w_ i, h_ i \leq 9$).</p>
<h2>Output</h2><p>One number.</p></div><table class="sample" summary="sample data"><tr><th>Sample Input 1</th><th>Sample Output 1</th></tr><tr><td><pre>2
1 2
3 4
</pre></td><td><pre>14
</pre></td></tr></table></body></html>"#;

/// The folder's name, the enforced lines, and the layout that a page becomes.
fn imported(page: &str) -> (String, Vec<String>, Vec<String>) {
    let imported = read(page.as_bytes()).unwrap().import();
    let spec = spec::read("task", "spec.yaml", &imported.files[0].bytes, ojkit_english::said);
    let spec = spec.unwrap_or_else(|faults| panic!("{}\n{}", faults[0], imported.files[0].text()));
    assert!(!spec.is_only_samples(), "{}", imported.files[0].text());
    let layout = imported.layout.unwrap();
    assert!(layout.is_sure && layout.from_format, "{:?}", layout.doubts);
    (imported.slug, imported.enforced, layout.written.stdin)
}

#[test]
fn the_words_of_codeforces_pages_become_layouts_and_their_brackets_lines() {
    let (slug, enforced, stdin) = imported(CASES);
    assert_eq!(slug, "b-two-lamps");
    let sum = "the sum of n over all test cases does not exceed 2 * 10^5";
    assert_eq!(enforced, ["1 <= t <= 10^4", "1 <= k <= n <= 2 * 10^5", "0 <= a_i <= 10^9", sum]);
    assert_eq!(stdin, ["t", "repeat t:", "  n k", "  a"]);
    let page = read(CASES.as_bytes()).unwrap();
    assert_eq!(
        (page.time_ms, page.memory_mib, &*page.url),
        (Some(1500), Some(256), "https://codeforces.com/contest/7/problem/B")
    );
    assert_eq!(page.samples, [("2\n2 1\n5 6\n3 2\n1 2 3\n".to_owned(), "1\n2\n".to_owned())]);
    let (_, enforced, stdin) = imported(OLD);
    assert_eq!(enforced, ["1 <= n, m <= 10^5", "1 <= u_i, v_i <= n"]);
    assert_eq!(stdin.first().map(String::as_str), Some("n m"));
}

#[test]
fn formulas_are_read_however_a_browser_has_left_them() {
    let preview = |name: &str| format!("<span class=\"MathJax_Preview\">{name}</span>${name}$");
    let (n, bound) = (preview("n"), preview("1 \\le n \\le 9"));
    let words = format!("<p>The first line contains one integer {n} ({bound}).</p>");
    let page = |words: &str| {
        format!(
            "<div class=\"input-specification\"><div class=\"section-title\">Input</div>{words}</div><div class=\"sample-test\"><div class=\"input\"><pre>3\n1 2 2\n</pre></div><div class=\"output\"><pre>1\n</pre></div></div>"
        )
    };
    let list = "<p>The second line contains <span class=\n  \"tex2jax_process\">$n$</span> integers <span class=\n  \"tex2jax_process\">$a_1, a_2 \\ldots , a_n \\: (0 \\leq\n a_i \\leq 10\\, 000)$</span>.</p>";
    let (_, enforced, stdin) = imported(&page(&format!("{words}{list}")));
    assert_eq!(
        (enforced, stdin),
        (vec!["1 <= n <= 9".to_owned(), "0 <= a_i <= 10000".to_owned()], vec!["n".to_owned(), "a".to_owned()])
    );
    // What was drawn without what was written is no formula: powers would be lost.
    let drawn = "<p>The second line contains <span class=\"tex2jax_process\"><math><mi>n</mi></math></span> integers (<span class=\"tex2jax_process\"><math><mn>0</mn><mo>≤</mo><msub><mi>a</mi><mi>i</mi></msub><mo>≤</mo><msup><mn>10</mn><mn>6</mn></msup></math></span>).</p>";
    let read = read(page(&format!("{words}{drawn}")).as_bytes()).unwrap();
    assert_eq!(read.constraints, ["1 <= n <= 9"]);
}

#[test]
fn a_text_that_looks_like_a_number_in_the_samples_makes_a_layout_doubtful() {
    let page =
        OLD.replace("two integers <span class=\"tex-span\"><i>u</i>", "two strings <span class=\"tex-span\"><i>u</i>");
    let imported = read(page.as_bytes()).unwrap().import();
    assert!(!imported.layout.unwrap().is_sure && imported.enforced.is_empty());
}

#[test]
fn tasks_of_cses_and_kattis_are_read_in_the_same_way() {
    let (slug, enforced, stdin) = imported(CSES);
    assert_eq!((&*slug, &stdin[..]), ("book-ends", &["n x".to_owned(), "h".to_owned()][..]));
    assert_eq!(enforced, ["1 <= n <= 1000", "1 <= x, h_i <= 10^5"]);
    let (slug, enforced, _) = imported(KATTIS);
    assert_eq!(slug, "paperboats");
    assert_eq!(enforced, ["1 <= N <= 50", "1 <= w_i, h_i <= 9"]);
}

#[test]
fn no_half_of_a_page_is_a_panic_and_an_interactive_task_is_told() {
    for page in [CASES, OLD, CSES, KATTIS] {
        for end in (0..page.len()).filter(|end| page.is_char_boundary(*end)) {
            let _ = read(&page.as_bytes()[..end]).map(|page| page.import());
        }
    }
    let talks = OLD.replace("input-specification", "other").replace(">Input<", ">Interaction<");
    assert!(read(talks.as_bytes()).unwrap_err().contains("interactive"));
    let talks = KATTIS.replace("<h2>Input</h2>", "<h2>Interaction</h2>");
    assert!(read(talks.as_bytes()).unwrap_err().contains("interactive"));
}

#[test]
fn a_sum_over_test_cases_is_a_line_and_a_bound_that_is_not_understood_is_told() {
    let plain = CASES.replace("guaranteed that the sum", "guaranteed the sum");
    let line = "the sum of n over all test cases does not exceed 2 * 10^5";
    assert!(read(plain.as_bytes()).unwrap().import().enforced.iter().any(|enforced| enforced == line));
    let sum = "<p>The sum of $$$n + k$$$ over all test cases does not exceed $$$3 \\cdot 10^5$$$.</p><p>At most half of the lamps (those with $$$k \\le 9$$$) are on.</p>";
    let page = CASES.replace("<p>It is guaranteed that the sum", &format!("{sum}<p>It is guaranteed that the sum"));
    let imported = read(page.as_bytes()).unwrap().import();
    let line = "The sum of n + k over all test cases does not exceed 3 * 10^5";
    assert!(imported.enforced.iter().any(|enforced| enforced == line), "{:?}", imported.enforced);
    assert_eq!(imported.unchecked, ["At most half of the lamps are on"]);
}

#[test]
fn what_a_page_says_of_its_outputs_is_the_specs_checker() {
    let page = CASES.replace("Say it.", "If there are multiple answers, print any.");
    let imported = read(page.as_bytes()).unwrap().import();
    assert!(imported.files[0].text().contains("\nchecker: unwritten\n") && imported.remark.is_some());
    let page = KATTIS.replace("One number.", "One number, with an absolute or relative error of at most $10^{-6}$.");
    let imported = read(page.as_bytes()).unwrap().import();
    assert!(imported.files[0].text().contains("\nchecker: { floats: { absolute: 1e-6, relative: 1e-6 } }\n"));
    let spec = spec::read("task", "spec.yaml", &imported.files[0].bytes, ojkit_english::said);
    assert!(spec.is_ok(), "{:?}", spec.err());
}
