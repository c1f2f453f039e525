//! Statements as HTML.

use ojkit_exchange::markdown::*;

const PAGE: &str = "\
Take `a_i` & *all* of\\\n**x < 2**, or\nsee [it](https://e.org/a?b=1&c).

## What\\_is in

- one
  more
- two_words and $a_i^2$

1. first

```
a & b
```

| n | m |
|---|---|
| 1 | 2 |
";

#[test]
fn a_page_becomes_latex_with_its_signs_written_out() {
    insta_like(
        &convert(PAGE, Target::Latex),
        &[
            "Take \\texttt{a\\_i} \\& \\emph{all} of\\\\\n\\textbf{x \\textless{} 2}, or\nsee \\href{https://e.org/a?b=1&c}{it}.\n",
            "\\section*{What\\_is in}\n",
            "\\begin{itemize}\n\\item one more\n\\item two\\_words and $a_i^2$\n\\end{itemize}\n",
            "\\begin{enumerate}\n\\item first\n\\end{enumerate}\n",
            "\\begin{verbatim}\na & b\n\\end{verbatim}\n",
            "\\begin{tabular}{ll}\nn & m \\\\\n1 & 2 \\\\\n\\end{tabular}\n",
        ],
    );
}

#[test]
fn a_page_becomes_html_with_its_signs_written_out() {
    insta_like(
        &convert(PAGE, Target::Html),
        &[
            "<p>Take <code>a_i</code> &amp; <i>all</i> of<br>\n<b>x &lt; 2</b>, or\nsee <a href=\"https://e.org/a?b=1&amp;c\">it</a>.</p>\n",
            "<h2>What_is in</h2>\n",
            "<ul>\n<li>one more</li>\n<li>two_words and <math><msubsup><mi>a</mi><mi>i</mi><mn>2</mn></msubsup></math></li>\n</ul>\n",
            "<ol>\n<li>first</li>\n</ol>\n",
            "<pre>a &amp; b</pre>\n",
            "<table>\n<tr><th>n</th><th>m</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>\n",
        ],
    );
}

fn insta_like(got: &str, parts: &[&str]) {
    assert_eq!(got, parts.iter().map(|part| format!("{part}\n")).collect::<String>());
}

#[test]
fn marks_that_do_not_close_are_text() {
    for text in ["a * b", "3 ** 2", "`open", "[no](link", "snake_case_name", "5 $ a"] {
        assert_eq!(convert(text, Target::Html), format!("<p>{text}</p>\n\n"));
    }
}
