//! Pages of Markdown: explanations and statements.

use super::game::Game;
use super::{escaped, is_unseen, page};
use ojkit_exchange::markdown::{Target, convert};

/// The explanation of an answer: Markdown, and a game to play where there is one.
pub fn explained(title: &str, markdown: &str, game: Option<&Game>) -> String {
    // The page's own title says it.
    let rest = match markdown.trim_start().strip_prefix("# ") {
        Some(rest) => rest.split_once('\n').map_or("", |(_, rest)| rest),
        None => markdown,
    };
    let mut body = convert(&visible(rest), Target::Html);
    if let Some(game) = game {
        // A `<` could end the element that holds it.
        let json = serde_json::to_string(game).unwrap_or_default().replace('<', "\\u003c");
        body.push_str("<section class=play aria-label=\"the game\">\n<h2>Step by step</h2>\n</section>\n");
        body.push_str(&format!("<script type=\"application/json\" id=game>{json}</script>\n"));
    }
    page(title, "", &body)
}

/// A statement with the spec's own constraints and limits, and its samples: the element of a picture, which may be empty, input and output.
pub fn statement(title: &str, markdown: &str, limits: &str, samples: &[[String; 3]]) -> String {
    let mut body = convert(&visible(markdown), Target::Html);
    for (number, [picture, input, output]) in samples.iter().enumerate() {
        let part = |label: &str, text: &str| match text.trim() {
            "" => String::new(),
            _ => format!("<div><h3>{label}</h3>\n<pre>{}</pre></div>\n", escaped(text.trim_end())),
        };
        let (input, output) = (part("Input", input), part("Output", output));
        let name = if samples.len() == 1 { "Sample".to_owned() } else { format!("Sample {}", number + 1) };
        body.push_str(&format!("<h2>{name}</h2>\n<div class=sample>\n{input}{output}</div>\n{picture}"));
    }
    let lead = format!("<p class=limits>{}</p>\n", escaped(limits));
    page(title, &lead, &format!("<article class=statement>\n{body}</article>\n"))
}

/// Without what would be obeyed and not be seen.
fn visible(text: &str) -> String {
    text.chars().filter(|&c| matches!(c, '\n' | '\t') || !c.is_control() && !is_unseen(c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_reorders_a_text_or_is_not_seen_is_left_out_of_prose() {
        let page = statement("t", "# t\n\na\u{202e}b\u{200b}c\u{1b}d\n", "", &[]);
        assert!(page.contains("abcd"), "{page}");
    }

    #[test]
    fn a_games_names_do_not_end_its_element() {
        let text = br#"{"players": ["</script>", "b"], "states": [{"name": "<!--", "moves": []}]}"#;
        let page = explained("t", "# t\n\n**x** <b>\n", Some(&Game::read(text).unwrap()));
        assert!(
            !page.contains("\"</script>\"") && !page.contains("<!--") && page.contains("<b>x</b> &lt;b&gt;"),
            "{page}"
        );
    }
}
