//! DOMjudge's packages: Kattis' `legacy` with an ini file of its own and a page that it shows.

use crate::kattis::{self, Version};
use crate::markdown::{Target, convert, html};
use crate::package::{File, Origin, Package, line_of, short_name};

/// The package of a problem, with its colour as DOMjudge takes it (`#ff0000`, or a name of CSS); empty for none.
pub fn export(origin: &Origin, color: &str) -> Result<Package, String> {
    let mut package = kattis::export(origin, Version::Legacy)?;
    let problem = &origin.bound.problem;
    let text = |text: &str| format!("'{}'", line_of(text).replace('\'', "\u{2019}"));
    let mut ini = format!("name = {}\nexternalid = '{}'\n", text(&problem.title), short_name(&problem.slug));
    ini.push_str(&format!("timelimit = {}\n", origin.time_ms as f64 / 1000.0));
    if !color.is_empty() {
        ini.push_str(&format!("color = {}\n", text(color)));
    }
    package.files.push(File::new("domjudge-problem.ini", ini));
    let page = kattis::pages(origin).into_iter().next().unwrap_or_default();
    let title = html(&line_of(&problem.title));
    let head = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n</head>"
    );
    let body = convert(&page, Target::Html);
    package
        .files
        .push(File::new("problem.html", format!("{head}\n<body>\n<h1>{title}</h1>\n{body}</body>\n</html>\n")));
    Ok(package.sorted())
}
