//! What is changed in sources, tried from outside.

mod mutants;
