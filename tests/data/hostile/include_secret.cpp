static const char *text =
#include "/etc/passwd"
;
int main() { return text[0]; }
