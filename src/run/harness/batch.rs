//! The frames between the kit and a batch harness.
//!
//! All numbers are little-endian. On standard input, frame after frame until the end:
//!
//! ```text
//! u32 bytes that follow | u32 cases | for each case its parameters, one after another
//! ```
//!
//! A value is self-delimiting: integer `i32`, long `i64`, double its 64 bits, boolean one byte, character `u32` code, string `u32` bytes
//! and UTF-8, array `u32` items and the items, ListNode as an array of integers, TreeNode as an array of `i64` in level order with
//! `i64::MIN` for a missing node. Rows are arrays of arrays. The calls of a class, behind what its constructor takes, are `u32` bytes that
//! follow, `u32` calls, and for each `u32` index of its method and its arguments.
//!
//! For every frame the harness writes one frame of answers, after its last case, to the descriptor that was chosen:
//!
//! ```text
//! u32 bytes that follow | u32 cases | for each case: u32 head | bytes
//! ```
//!
//! The low 31 bits of a head are the number of bytes; the top bit says that the case crashed (a panic, an exception), and the bytes are its
//! message then. An answer has the same form as a parameter, but its whole numbers have 64 bits. The answer of a class is `u32` answers,
//! the constructor's first, and for each a `u32` that is 0 for `null`, else the index of the method and 1 before what it gave. Two programs
//! that agree on a frame give the same bytes, so one comparison settles a whole frame.
//!
//! Nodes that a C++ function was given are not freed, since it may have freed or kept them: a process that has answered millions of such
//! cases is better replaced by a new one.
//!
//! One frame at a time: a harness reads a frame to its end before it answers, and reads no further before its answers are taken.
//!
//! Descriptor 4, where it is open and can be mapped (a memfd or a file of at least 16 bytes), tells where a process died or hangs: a `u64`
//! with the cases begun since the start, then a `u64` with the cases finished. Begun > finished: the case number `begun` (from 1) is to
//! blame. Answers of the unfinished frame are lost with the process and asked again from a new one.

use std::io::{self, Read};

use super::{HarnessError, Shape};
use crate::codec::notation::print_parameter;
use crate::model::input::{Field, Input, NULL, Value};
use crate::model::signature::{Class, Signature, Type};

/// A frame of answers longer than this is refused: a submission may not fill the kit's memory.
pub const FRAME_BYTES_MAX: usize = 1 << 28;

/// The bytes before the cases of a frame.
const HEADER: usize = 8;

/// The bit of a head that marks a crash.
const CRASHED: u32 = 1 << 31;

/// Turns inputs into the bytes of cases.
#[derive(Clone, Debug)]
pub struct Encoder {
    parameters: Vec<Encoded>,
    fields: usize,
}

/// How one parameter is encoded.
#[derive(Clone, Debug)]
struct Encoded {
    name: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// A field and the letters of its value.
    Field(usize, Vec<u8>),
    /// Columns side by side.
    Table(Table),
    /// The field that names each call's method, and per method the fields of its parameters with the letters of one value.
    Calls(usize, Vec<Vec<(usize, Vec<u8>)>>),
}

#[derive(Clone, Debug)]
struct Table {
    /// The field that names each row's alternative.
    tag: Option<usize>,
    /// Per alternative the number of its tag and the fields of its columns.
    alternatives: Vec<(Option<i64>, Vec<usize>)>,
    /// The letter of a cell.
    cell: u8,
}

impl Encoder {
    /// Prepares a signature.
    pub fn new(signature: &Signature) -> Result<Encoder, HarnessError> {
        let fields = Field::of(&signature.parameters);
        let mut parameters = Vec::new();
        for (index, parameter) in signature.parameters.iter().enumerate() {
            if let Some(class) = signature.class.as_ref().filter(|_| index + 1 == signature.parameters.len()) {
                let kind = calls(class, &fields, index)?;
                parameters.push(Encoded { name: parameter.name.clone(), kind });
                continue;
            }
            let shape = Shape::of_parameter(parameter, false)?;
            let of_column = |column| fields.iter().position(|f| f.parameter == index && f.column == column);
            let kind = match &parameter.ty {
                Type::Rows(rows) => Kind::Table(Table {
                    tag: fields.iter().position(|f| f.parameter == index && f.is_tag()),
                    alternatives: (rows.alternatives.iter().enumerate())
                        .map(|(a, alternative)| {
                            let tag = alternative.tag.as_ref().and_then(|tag| tag.parse().ok());
                            (tag, (0..alternative.columns.len()).filter_map(|c| of_column(Some((a, c)))).collect())
                        })
                        .collect(),
                    cell: shape.letters().as_bytes().last().copied().unwrap_or(b'i'),
                }),
                _ => Kind::Field(of_column(None).unwrap_or(0), shape.wire().into_bytes()),
            };
            parameters.push(Encoded { name: parameter.name.clone(), kind });
        }
        Ok(Encoder { parameters, fields: fields.len() })
    }

    /// Appends the bytes of one case.
    ///
    /// Fails where an `integer` does not fit 32 bits or the input has other fields than the signature; what was appended is taken back.
    pub fn encode_case(&self, input: &Input, out: &mut Vec<u8>) -> Result<(), HarnessError> {
        if input.fields.len() != self.fields {
            let message = format!("{} fields instead of {}", input.fields.len(), self.fields);
            return Err(HarnessError::Input(message));
        }
        let start = out.len();
        for parameter in &self.parameters {
            let done = match &parameter.kind {
                Kind::Field(field, letters) => encode(letters, &input.fields[*field], 0, 0, out),
                Kind::Table(table) => table.encode(&input.fields, out),
                Kind::Calls(tag, methods) => encode_calls(*tag, methods, &input.fields, out),
            };
            if let Err(fault) = done {
                out.truncate(start);
                return Err(match fault {
                    Fault::TooLarge(value) => HarnessError::Value { name: parameter.name.clone(), value },
                    Fault::Malformed => HarnessError::Input(format!("`{}` is malformed", parameter.name)),
                });
            }
        }
        Ok(())
    }
}

fn calls(class: &Class, fields: &[Field], parameter: usize) -> Result<Kind, HarnessError> {
    let mine = |wanted: &dyn Fn(&Field) -> bool| fields.iter().position(|f| f.parameter == parameter && wanted(f));
    let mut methods = Vec::new();
    for (m, method) in class.methods.iter().enumerate() {
        let mut columns = Vec::new();
        for (c, parameter) in method.parameters.iter().enumerate() {
            let field = mine(&|field| field.column == Some((m, c))).unwrap_or(0);
            columns.push((field, Shape::of_parameter(parameter, false)?.wire().into_bytes()));
        }
        methods.push(columns);
    }
    Ok(Kind::Calls(mine(&Field::is_tag).unwrap_or(0), methods))
}

fn encode_calls(
    tag: usize,
    methods: &[Vec<(usize, Vec<u8>)>],
    fields: &[Value],
    out: &mut Vec<u8>,
) -> Result<(), Fault> {
    let at = out.len();
    count(0, out);
    count(fields[tag].len(), out);
    for (row, &method) in fields[tag].cells.iter().enumerate() {
        let columns = usize::try_from(method).ok().and_then(|method| methods.get(method)).ok_or(Fault::Malformed)?;
        count(method as usize, out);
        for (field, letters) in columns {
            encode(letters, &fields[*field], 1, row, out)?;
        }
    }
    let bytes = (out.len() - at - 4) as u32;
    out[at..at + 4].copy_from_slice(&bytes.to_le_bytes());
    Ok(())
}

/// Why a value has no bytes.
enum Fault {
    TooLarge(i64),
    Malformed,
}

fn count(n: usize, out: &mut Vec<u8>) {
    out.extend_from_slice(&(n as u32).to_le_bytes());
}

fn encode(letters: &[u8], value: &Value, level: usize, index: usize, out: &mut Vec<u8>) -> Result<(), Fault> {
    let range = |ends: &[Vec<u32>]| {
        let ends = ends.get(level).ok_or(Fault::Malformed)?;
        let end = *ends.get(index).ok_or(Fault::Malformed)? as usize;
        let start = if index == 0 { 0 } else { ends[index - 1] as usize };
        if start <= end { Ok(start..end) } else { Err(Fault::Malformed) }
    };
    let cells = |range: std::ops::Range<usize>| value.cells.get(range).ok_or(Fault::Malformed);
    match letters {
        [b'[', b'i'] | [b'n'] => {
            let cells = cells(range(&value.ends)?)?;
            count(cells.len(), out);
            out.reserve(4 * cells.len());
            for &cell in cells {
                put_cell(b'i', cell, out)?;
            }
        }
        [b't'] => {
            let cells = cells(range(&value.ends)?)?;
            count(cells.len(), out);
            cells.iter().for_each(|cell| out.extend_from_slice(&cell.to_le_bytes()));
        }
        [b's'] => {
            let cells = cells(range(&value.ends)?)?;
            let at = out.len();
            count(0, out);
            for &cell in cells {
                match cell {
                    0..0x80 => out.push(cell as u8),
                    _ => {
                        let letter = u32::try_from(cell).ok().and_then(char::from_u32).ok_or(Fault::Malformed)?;
                        out.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
                    }
                }
            }
            let bytes = (out.len() - at - 4) as u32;
            out[at..at + 4].copy_from_slice(&bytes.to_le_bytes());
        }
        [b'[', item @ ..] => {
            let items = range(&value.ends)?;
            count(items.len(), out);
            for i in items {
                encode(item, value, level + 1, i, out)?;
            }
        }
        [letter] => put_cell(*letter, *value.cells.get(index).ok_or(Fault::Malformed)?, out)?,
        _ => return Err(Fault::Malformed),
    }
    Ok(())
}

#[inline]
fn put_cell(letter: u8, cell: i64, out: &mut Vec<u8>) -> Result<(), Fault> {
    match letter {
        b'i' => {
            let cell = i32::try_from(cell).map_err(|_| Fault::TooLarge(cell))?;
            out.extend_from_slice(&cell.to_le_bytes());
        }
        b'b' => out.push(u8::from(cell != 0)),
        b'c' => out.extend_from_slice(&u32::try_from(cell).map_err(|_| Fault::Malformed)?.to_le_bytes()),
        _ => out.extend_from_slice(&cell.to_le_bytes()),
    }
    Ok(())
}

impl Table {
    fn encode(&self, fields: &[Value], out: &mut Vec<u8>) -> Result<(), Fault> {
        let first = self.tag.or_else(|| self.alternatives.first().and_then(|(_, columns)| columns.first().copied()));
        let rows = first.map_or(0, |field| fields[field].len());
        count(rows, out);
        for row in 0..rows {
            let alternative = match self.tag {
                Some(field) => *fields[field].cells.get(row).ok_or(Fault::Malformed)? as usize,
                None => 0,
            };
            let (tag, columns) = self.alternatives.get(alternative).ok_or(Fault::Malformed)?;
            count(columns.len() + usize::from(tag.is_some()), out);
            if let Some(tag) = tag {
                put_cell(self.cell, *tag, out)?;
            }
            for &column in columns {
                match self.cell {
                    b's' => encode(b"s", &fields[column], 1, row, out)?,
                    cell => put_cell(cell, *fields[column].cells.get(row).ok_or(Fault::Malformed)?, out)?,
                }
            }
        }
        Ok(())
    }
}

/// One frame of cases, ready to be written to a harness.
#[derive(Clone, Debug)]
pub struct Frame {
    bytes: Vec<u8>,
    /// Where each case begins.
    starts: Vec<u32>,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::new()
    }
}

impl Frame {
    /// A frame without a case.
    pub fn new() -> Frame {
        Frame { bytes: vec![0; HEADER], starts: Vec::new() }
    }

    /// Adds a case; a case that fails is not added.
    pub fn push(&mut self, encoder: &Encoder, input: &Input) -> Result<(), HarnessError> {
        let start = self.bytes.len() as u32;
        encoder.encode_case(input, &mut self.bytes)?;
        self.starts.push(start);
        Ok(())
    }

    /// Adds a case that is one string.
    pub fn push_text(&mut self, text: &[u8]) {
        self.starts.push(self.bytes.len() as u32);
        count(text.len(), &mut self.bytes);
        self.bytes.extend_from_slice(text);
    }

    /// Adds a case whose bytes [`Encoder::encode_case`] gave.
    pub fn push_encoded(&mut self, case: &[u8]) {
        self.starts.push(self.bytes.len() as u32);
        self.bytes.extend_from_slice(case);
    }

    /// How many cases it has.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Whether it has no case.
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// The bytes to write.
    pub fn bytes(&mut self) -> &[u8] {
        let length = (self.bytes.len() - 4) as u32;
        self.bytes[..4].copy_from_slice(&length.to_le_bytes());
        self.bytes[4..HEADER].copy_from_slice(&(self.starts.len() as u32).to_le_bytes());
        &self.bytes
    }

    /// Forgets the cases and keeps the memory.
    pub fn clear(&mut self) {
        self.bytes.truncate(HEADER);
        self.starts.clear();
    }

    /// The bytes of one case.
    pub fn case(&self, index: usize) -> &[u8] {
        let end = self.starts.get(index + 1).map_or(self.bytes.len(), |&end| end as usize);
        &self.bytes[self.starts[index] as usize..end]
    }

    /// How many bytes it has so far.
    pub fn size(&self) -> usize {
        self.bytes.len()
    }

    /// Becomes a copy of another frame and keeps the memory.
    pub fn copy_from(&mut self, other: &Frame) {
        self.bytes.clone_from(&other.bytes);
        self.starts.clone_from(&other.starts);
    }
}

/// Reads the next frame of answers into `frame`, without its length; false at the end of the stream.
///
/// Fails where the stream ends inside a frame (the process died), or the frame is longer than [`FRAME_BYTES_MAX`].
pub fn read_frame(stream: &mut impl Read, frame: &mut Vec<u8>) -> io::Result<bool> {
    let mut length = [0; 4];
    let mut filled = 0;
    while filled < 4 {
        match stream.read(&mut length[filled..]) {
            Ok(0) if filled == 0 => return Ok(false),
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(n) => filled += n,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let length = u32::from_le_bytes(length) as usize;
    if !(4..=FRAME_BYTES_MAX).contains(&length) {
        return Err(io::Error::new(io::ErrorKind::InvalidData, format!("a frame of {length} bytes")));
    }
    frame.clear();
    if stream.take(length as u64).read_to_end(frame)? < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(true)
}

/// What became of one case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<'a> {
    /// The answer's bytes: equal for equal answers.
    Given(&'a [u8]),
    /// The message of a panic or an exception.
    Crashed(&'a str),
}

/// The answers of a frame that [`read_frame`] gave, in the order of its cases.
///
/// Fails where the bytes are no frame of exactly `cases` answers.
pub fn decode_answers(frame: &[u8], cases: usize) -> Result<Vec<Answer<'_>>, HarnessError> {
    let broken = |what: &str| HarnessError::Frame(what.to_string());
    let (head, mut rest) = frame.split_first_chunk::<4>().ok_or_else(|| broken("a frame without a head"))?;
    let given = u32::from_le_bytes(*head) as usize;
    if given != cases {
        return Err(broken(&format!("{given} answers to {cases} cases")));
    }
    let mut answers = Vec::with_capacity(cases);
    for _ in 0..cases {
        let (head, tail) = rest.split_first_chunk::<4>().ok_or_else(|| broken("a frame that ends early"))?;
        let head = u32::from_le_bytes(*head);
        let (bytes, tail) =
            tail.split_at_checked((head & !CRASHED) as usize).ok_or_else(|| broken("an answer that ends early"))?;
        answers.push(match head & CRASHED {
            0 => Answer::Given(bytes),
            _ => Answer::Crashed(crash_message(bytes)),
        });
        rest = tail;
    }
    if rest.is_empty() { Ok(answers) } else { Err(broken("bytes behind the last answer")) }
}

/// A message may be cut inside a letter, or be anything at all.
fn crash_message(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or(""),
    }
}

/// Turns the bytes of answers into values and text.
#[derive(Clone, Debug)]
pub struct Decoder {
    form: Given,
}

/// What an answer is.
#[derive(Clone, Debug)]
enum Given {
    /// A value with these letters, of rows or not.
    Value { letters: Vec<u8>, rows: bool },
    /// The answers of a class: per method the letters and the type of what it gives.
    Answers(Vec<(Vec<u8>, Type)>),
}

impl Decoder {
    /// Prepares the answer of a signature.
    pub fn new(signature: &Signature) -> Result<Decoder, HarnessError> {
        let letters = |ty: &Type| Ok(Shape::of_answer("the answer", ty)?.widened().wire().into_bytes());
        let form = match &signature.class {
            Some(class) => {
                let answer = |ty: &Type| if *ty == Type::Void { Ok(Vec::new()) } else { letters(ty) };
                let answers = class.methods.iter().map(|m| Ok((answer(&m.returns)?, m.returns.clone())));
                Given::Answers(answers.collect::<Result<_, HarnessError>>()?)
            }
            None => {
                let ty = signature.answer().ok_or(HarnessError::NoAnswer)?;
                Given::Value { letters: letters(ty)?, rows: matches!(ty, Type::Rows(_)) }
            }
        };
        Ok(Decoder { form })
    }

    /// The answer of a function as a packed value; rows with named columns are an array of arrays.
    ///
    /// Fails for a class, whose answers are of several types.
    pub fn value(&self, answer: &[u8]) -> Result<Value, HarnessError> {
        let Given::Value { letters, .. } = &self.form else { return Err(Bytes::broken()) };
        let mut bytes = Bytes { rest: answer };
        let value = bytes.whole(letters)?;
        if bytes.rest.is_empty() { Ok(value) } else { Err(Bytes::broken()) }
    }

    /// Appends the answer as a plain harness prints it, with a final newline.
    pub fn text(&self, answer: &[u8], out: &mut Vec<u8>) -> Result<(), HarnessError> {
        match &self.form {
            Given::Value { letters, rows } => {
                let value = self.value(answer)?;
                write_text(letters, *rows, &value, 0, 0, out);
                Ok(())
            }
            Given::Answers(answers) => self.answers(answers, answer, out),
        }
    }

    fn answers(&self, methods: &[(Vec<u8>, Type)], answer: &[u8], out: &mut Vec<u8>) -> Result<(), HarnessError> {
        let mut bytes = Bytes { rest: answer };
        let mut line = String::from("[");
        for index in 0..bytes.count()? {
            line.push_str(if index > 0 { "," } else { "" });
            match bytes.count()? {
                0 => line.push_str("null"),
                method => {
                    let gives = methods.get(method - 1).filter(|(letters, _)| !letters.is_empty());
                    let (letters, ty) = gives.ok_or_else(Bytes::broken)?;
                    line.push_str(&print_parameter(ty, &[bytes.whole(letters)?]));
                }
            }
        }
        line.push_str("]\n");
        out.extend_from_slice(line.as_bytes());
        if bytes.rest.is_empty() { Ok(()) } else { Err(Bytes::broken()) }
    }
}

struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    fn broken() -> HarnessError {
        HarnessError::Frame("an answer of another type".to_string())
    }

    /// One value with these letters.
    fn whole(&mut self, letters: &[u8]) -> Result<Value, HarnessError> {
        let mut value = Value::with_depth(letters.iter().filter(|b| b"[snt".contains(b)).count());
        self.value(letters, 0, &mut value)?;
        Ok(value)
    }

    fn take(&mut self, n: usize) -> Result<&'a [u8], HarnessError> {
        let (head, rest) = self.rest.split_at_checked(n).ok_or_else(Bytes::broken)?;
        self.rest = rest;
        Ok(head)
    }

    fn count(&mut self) -> Result<usize, HarnessError> {
        let bytes = self.take(4)?;
        Ok(bytes.iter().rev().fold(0, |n, &b| n << 8 | usize::from(b)))
    }

    fn cell(&mut self, letter: u8) -> Result<i64, HarnessError> {
        match letter {
            b'b' => Ok(i64::from(self.take(1)?[0] != 0)),
            b'c' => Ok(self.count()? as i64),
            _ => Ok(self.take(8)?.iter().rev().fold(0u64, |n, &b| n << 8 | u64::from(b)) as i64),
        }
    }

    fn value(&mut self, letters: &[u8], level: usize, value: &mut Value) -> Result<(), HarnessError> {
        match letters {
            [b's'] => {
                let n = self.count()?;
                let text = std::str::from_utf8(self.take(n)?)
                    .map_err(|_| HarnessError::Frame("a string that is not UTF-8".to_string()))?;
                value.cells.extend(text.chars().map(|c| c as i64));
                value.ends[level].push(value.cells.len() as u32);
            }
            [b'[', ..] | [b'n'] | [b't'] => {
                let inner: &[u8] = if letters.len() > 1 { &letters[1..] } else { b"l" };
                let n = self.count()?;
                for _ in 0..n {
                    self.value(inner, level + 1, value)?;
                }
                // Items of an inner level number on from those of the rows before them.
                let before = value.ends[level].last().copied().unwrap_or(0);
                value.ends[level].push(before + n as u32);
            }
            [letter] => value.cells.push(self.cell(*letter)?),
            _ => return Err(Bytes::broken()),
        }
        Ok(())
    }
}

fn write_text(letters: &[u8], rows: bool, value: &Value, level: usize, index: usize, out: &mut Vec<u8>) {
    match letters {
        [b's'] => {
            for &cell in &value.cells[value.range(level, index)] {
                let letter = u32::try_from(cell).ok().and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER);
                out.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
            }
        }
        [b'[', cell] if !b"snt".contains(cell) => {
            return write_cells(*cell, value, value.range(level, index), rows, out);
        }
        [b'n'] | [b't'] => return write_cells(letters[0], value, value.range(level, index), false, out),
        [b'[', inner @ ..] => {
            let items = value.range(level, index);
            out.extend_from_slice(itoa::Buffer::new().format(items.len()).as_bytes());
            out.push(b'\n');
            items.for_each(|item| write_text(inner, rows, value, level + 1, item, out));
            return;
        }
        _ => write_cell(letters[0], value.cells[index], out),
    }
    out.push(b'\n');
}

fn write_cells(letter: u8, value: &Value, range: std::ops::Range<usize>, bare: bool, out: &mut Vec<u8>) {
    if !bare {
        out.extend_from_slice(itoa::Buffer::new().format(range.len()).as_bytes());
        out.push(b'\n');
    }
    for (i, &cell) in value.cells[range].iter().enumerate() {
        if i > 0 {
            out.push(b' ');
        }
        write_cell(letter, cell, out);
    }
    out.push(b'\n');
}

fn write_cell(letter: u8, cell: i64, out: &mut Vec<u8>) {
    match letter {
        b'b' => out.extend_from_slice(if cell != 0 { b"true" } else { b"false" }),
        b'd' => write_double(f64::from_bits(cell as u64), out),
        b'c' => {
            let letter = u32::try_from(cell).ok().and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER);
            out.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
        }
        b't' if cell == NULL => out.extend_from_slice(b"null"),
        _ => out.extend_from_slice(itoa::Buffer::new().format(cell).as_bytes()),
    }
}

/// The shortest text that reads back, as inputs have it: no exponent from 10^-7 up to 10^21, no minus zero.
fn write_double(value: f64, out: &mut Vec<u8>) {
    let text = match value.abs() {
        0.0 => "0".to_string(),
        1e-7..1e21 => value.to_string(),
        size if size.is_finite() => format!("{value:e}"),
        _ => value.to_string().to_ascii_lowercase(),
    };
    out.extend_from_slice(text.as_bytes());
}
