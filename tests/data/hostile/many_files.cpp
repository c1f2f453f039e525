#include <fcntl.h>
#include <string>
#include <unistd.h>
int main() { for (long n = 0;; n++) close(open(std::to_string(n).c_str(), O_WRONLY | O_CREAT, 0600)); }
