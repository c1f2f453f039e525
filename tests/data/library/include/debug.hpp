#error "only on the author's machine"
