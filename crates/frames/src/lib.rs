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
//!
//! Where descriptor 4 has room for it (`FRAME_ROOM` of ojkit-run each way), the harnesses of Rust and C++ write a third `u64`, 1, and then
//! take frames from there too: standard input brings only the number of bytes, its top bit set, and the bytes that follow it are those
//! at 4,096. The answers to such a frame lie behind the room for frames, and descriptor 3 brings their number with the top bit set,
//! unless they do not fit.

mod decode;
mod error;
mod shape;
pub use decode::Decoder;
pub use error::HarnessError;
pub use shape::Shape;

use ojkit_model::input::{Field, Input, Value};
use ojkit_model::signature::{Class, Signature, Type};

/// A frame of answers longer than this is refused: a submission may not fill the kit's memory.
pub const FRAME_BYTES_MAX: usize = 1 << 28;

/// The bytes before the cases of a frame.
const HEADER: usize = 8;

/// Turns inputs into the bytes of cases.
#[derive(Clone, Debug)]
pub struct Encoder {
    /// The name of each, and how it is encoded.
    parameters: Vec<(String, Kind)>,
    fields: usize,
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
                parameters.push((parameter.name.clone(), calls(class, &fields, index)?));
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
            parameters.push((parameter.name.clone(), kind));
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
        for (name, kind) in &self.parameters {
            let done = match kind {
                Kind::Field(field, letters) => encode(letters, &input.fields[*field], 0, 0, out),
                Kind::Table(table) => table.encode(&input.fields, out),
                Kind::Calls(tag, methods) => encode_calls(*tag, methods, &input.fields, out),
            };
            if let Err(fault) = done {
                out.truncate(start);
                return Err(match fault {
                    Fault::TooLarge(value) => HarnessError::Value { name: name.clone(), value },
                    Fault::Malformed => HarnessError::Input(format!("`{name}` is malformed")),
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
            put_integers(cells, out)?;
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

/// Integers one after another; whether one does not fit is looked at once for all.
fn put_integers(cells: &[i64], out: &mut Vec<u8>) -> Result<(), Fault> {
    let at = out.len();
    out.resize(at + 4 * cells.len(), 0);
    let mut lost = 0;
    for (bytes, &cell) in out[at..].chunks_exact_mut(4).zip(cells) {
        let integer = cell as i32;
        lost |= i64::from(integer) ^ cell;
        bytes.copy_from_slice(&integer.to_le_bytes());
    }
    match cells.iter().find(|&&cell| lost != 0 && i32::try_from(cell).is_err()) {
        Some(&cell) => Err(Fault::TooLarge(cell)),
        None => Ok(()),
    }
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

    /// Takes the last case out again.
    pub fn pop(&mut self) {
        if let Some(start) = self.starts.pop() {
            self.bytes.truncate(start as usize);
        }
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
