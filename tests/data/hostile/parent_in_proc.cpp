#include <fcntl.h>
#include <string>
#include <unistd.h>
int main(int, char **argv) {
    for (std::string pid : {std::to_string(getppid()), std::string(argv[2]), std::string("1")})
        for (const char *file : {"environ", "mem", "cmdline", "maps", "fd/0", "root", "cwd", "status", "oom_score_adj", "stat"})
            if (open(("/proc/" + pid + "/" + file).c_str(), O_RDONLY) >= 0) return 9;
    return 0;
}
