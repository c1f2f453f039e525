//! submit
