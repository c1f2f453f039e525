//! The page of a run that goes on.

use super::{POLICY, SCRIPT, STYLE, escaped, hash};

const LIVE_STYLE: &str = include_str!("live.css");
const LIVE_SCRIPT: &str = include_str!("live.js");

/// The page, and its content's policy: its script asks its own server alone, and becomes the report, which has another script.
pub fn page(title: &str) -> (String, String) {
    let (live, report) = (hash(LIVE_SCRIPT), hash(SCRIPT));
    let policy = format!("{POLICY}; connect-src 'self'; script-src 'sha256-{live}' 'sha256-{report}'");
    let css = format!("{STYLE}{}{LIVE_STYLE}", ojkit_picture::STYLE);
    let page = format!(
        include_str!("page.html"),
        title = escaped(title),
        lead = include_str!("lead.html"),
        body = include_str!("live.html"),
        css = css,
        js = LIVE_SCRIPT,
        policy = policy
    );
    (page, policy + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
}
