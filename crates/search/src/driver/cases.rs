//! The cases of the frames under way, in every form in which some program takes them.

use crate::driver::replies::Output;
use crate::driver::trial::Stop;
use ojkit_frames::{Decoder, Encoder, Frame};
use ojkit_judge::case::Failed;
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use ojkit_rules::stdin::Format;
use std::sync::Arc;

/// How a program takes its cases and gives its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// In frames, as values.
    Values,
    /// In frames, as texts: it is the file's own `main`.
    Texts,
    /// As texts, each to a process of its own.
    Processes,
}

/// The frame that is filled, and what is kept of the one that is sent.
pub(crate) struct Cases {
    format: Arc<Format>,
    /// Where a program takes values.
    codec: Option<(Encoder, Decoder)>,
    values: Frame,
    /// Where a program takes texts in frames.
    texts: Option<Frame>,
    text: Vec<u8>,
    /// The inputs that are filled and those that are sent, where a process or a checker needs their texts.
    inputs: [Vec<Input>; 2],
    keeps_inputs: bool,
    filled: usize,
}

impl Cases {
    pub fn new(format: Arc<Format>, codec: Option<(Encoder, Decoder)>, keeps_inputs: bool) -> Cases {
        let (values, text) = (Frame::new(), Vec::new());
        Cases { format, codec, values, texts: None, text, inputs: Default::default(), keeps_inputs, filled: 0 }
    }

    /// From now on, cases are there in this form too; values need a codec from the beginning.
    pub fn provide(&mut self, form: Form) {
        match form {
            Form::Values => {}
            Form::Texts => _ = self.texts.get_or_insert_with(Frame::new),
            Form::Processes => self.keeps_inputs = true,
        }
    }

    pub fn push(&mut self, input: &Input) -> Result<(), Stop> {
        if let Some((encoder, _)) = &self.codec {
            self.values.push(encoder, input).map_err(|error| Stop::Input(error.to_string()))?;
        }
        if let Some(texts) = &mut self.texts {
            self.text.clear();
            self.format.write(input, &mut self.text);
            texts.push_text(&self.text);
        }
        if self.keeps_inputs {
            self.inputs[0].push(input.clone());
        }
        self.filled += 1;
        Ok(())
    }

    /// How many cases are filled.
    pub fn len(&self) -> usize {
        self.filled
    }

    /// How many bytes they have.
    pub fn size(&self) -> usize {
        self.values.size().max(self.texts.as_ref().map_or(0, Frame::size))
    }

    /// The filled frame; none where the form has no frames.
    pub fn frame(&mut self, form: Form) -> Option<&mut Frame> {
        match form {
            Form::Values => Some(&mut self.values),
            Form::Texts => self.texts.as_mut(),
            Form::Processes => None,
        }
    }

    /// What was filled is sent: the next frame begins.
    pub fn turn(&mut self) -> usize {
        self.inputs.swap(0, 1);
        self.inputs[0].clear();
        self.empty()
    }

    /// Forgets what was filled and what was sent.
    pub fn clear(&mut self) {
        self.inputs.iter_mut().for_each(Vec::clear);
        self.empty();
    }

    fn empty(&mut self) -> usize {
        self.values.clear();
        self.texts.iter_mut().for_each(Frame::clear);
        std::mem::take(&mut self.filled)
    }

    /// The text of an input.
    pub fn text(&self, input: &Input) -> Vec<u8> {
        self.format.text(input)
    }

    /// The texts of the cases that were sent, where somebody needs them.
    pub fn sent_texts(&self) -> Vec<Vec<u8>> {
        self.inputs[1].iter().map(|input| self.text(input)).collect()
    }

    /// The text of a case that was sent; empty where nobody needs it.
    pub fn sent_text(&self, case: usize) -> Vec<u8> {
        self.inputs[1].get(case).map(|input| self.text(input)).unwrap_or_default()
    }

    /// A frame of one case.
    pub fn single(&self, form: Form, input: &Input) -> Result<Frame, Stop> {
        let mut frame = Frame::new();
        match (form, &self.codec) {
            (Form::Values, Some((encoder, _))) => {
                frame.push(encoder, input).map_err(|error| Stop::Input(error.to_string()))?;
            }
            _ => frame.push_text(&self.text(input)),
        }
        Ok(frame)
    }

    /// The text of an answer; one that is no answer is a wrong one.
    pub fn output(&self, form: Form, answer: &[u8]) -> Result<Output, Stop> {
        match (form, &self.codec) {
            (Form::Values, Some((_, decoder))) => {
                let mut text = Vec::new();
                let read = decoder.text(answer, &mut text);
                Ok(read.map(|()| text).map_err(|error| Failed::new(Verdict::WrongAnswer, error.to_string())))
            }
            (Form::Values, None) => Err(Stop::Machine("an answer without a type".to_string())),
            _ => Ok(Ok(answer.to_vec())),
        }
    }
}
