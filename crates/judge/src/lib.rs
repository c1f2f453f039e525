//! Judging: what an outcome means, case by case and submission by submission.
//!
//! The sandbox states facts; here they become verdicts. [`case`] turns one outcome into a verdict: a limit that was passed first, then how
//! the program ended, then the checker's word on its output. [`checker`] compares output and answer without running anything, but for a
//! problem's own checker program, which a [`runner::Runner`] runs like any other program. [`built`] finds the door into a submission's
//! file, its `main` or a harness around its `Solution`.
//!
//! A run over many submissions is planned as values ([`plan`]): chunks of a few cases each, small cases first, on as many threads as there
//! are ([`pool`]). A submission's verdict is that of its first case, in the order of the cases, that is not accepted; chunks past a known
//! failure are not run, and merging refuses a chunk that is missing, so that the result is the same on any number of threads. Wall time
//! alone proves nothing on a busy machine: a run that ended by it is repeated with nothing of ours beside it ([`retry_when_noisy`]).
//! Where a spec states no time limit, it is measured on the accepted submissions ([`time_limit`]).
//! What is right alone and wrong after other cases is refused where the judge runs all of them in one process ([`one_process`]), which the
//! judge's [`profile`] says.
//! What a sanitizer of the language complains of is a run-time error ([`sanitized`]), as on sites that build so.
//! Judgements that still hold are taken from [`earlier`] runs, by a hash of everything they rest on.
//!
//! Answers ([`answers`]) are the model's outputs, believed where every accepted submission and, within its own constraints, the oracle
//! agree; a case on which they do not has no answer, and is a finding. [`testset`] puts samples, kept cases and planned ones together,
//! searches inputs for wanted answers ([`targets`]) within a count of runs, and keeps them as a case page. A problem's own validator program
//! ([`input_validator`]) stands behind the constraint lines wherever inputs are made or given.
//! What a problem's own programs draw of a case is for people alone ([`visualizer`]): no verdict rests on it.
//!
//! Nothing is called accepted that was not compared: without an answer, only the possible outputs, crashes and time are judged.

pub mod answers;
pub mod batch;
pub mod batch_program;
pub mod built;
pub mod built_checker;
pub mod case;
pub mod checker;
pub mod checker_fuzz;
pub mod earlier;
pub mod early;
mod entry;
pub mod expectation;
mod function_checker;
pub mod input_validator;
pub mod interaction;
pub mod limit_origin;
pub mod one_process;
mod plan;
pub mod pool;
mod prepared;
pub mod profile;
pub mod replies;
pub mod retry_when_noisy;
pub mod runner;
pub mod sanitized;
mod scores;
pub mod spent;
mod subject;
pub mod submission;
mod targets;
pub mod testset;
pub mod time_limit;
mod together;
pub mod visualizer;
