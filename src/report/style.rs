//! Colour and width, as the caller decided.

/// How text is to be shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    /// Whether to colour.
    pub colour: bool,
    /// Columns of the terminal; `None` where there is none, and then nothing is wrapped.
    pub width: Option<u16>,
}

/// What a colour says. It never says it alone: the text beside it does too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As it should be.
    Good,
    /// Something was found.
    Bad,
    /// Something was left out.
    Warning,
    /// A heading.
    Strong,
    /// A line that was taken away, which begins with `- `, and one that was put there, with `+ `.
    Removed,
    Added,
}

impl Style {
    /// The text in a tone, where colour is wanted.
    pub fn paint(self, tone: Tone, text: &str) -> String {
        let code = match tone {
            Tone::Good => 32,
            Tone::Bad => 31,
            Tone::Warning => 33,
            Tone::Strong => 1,
            Tone::Removed | Tone::Added => 0,
        };
        if self.colour && code > 0 { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }
}

/// Columns of the terminal that standard output goes to, where it is one.
pub fn terminal_width() -> Option<u16> {
    let (terminal_size::Width(columns), _) = terminal_size::terminal_size_of(std::io::stdout())?;
    Some(columns)
}
