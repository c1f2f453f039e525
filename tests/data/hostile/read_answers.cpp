#include <dirent.h>
#include <fcntl.h>
#include <string>
int main(int, char **argv) {
    std::string cases = argv[1];
    if (opendir(cases.c_str())) return 9;
    if (open((cases + "/answer.txt").c_str(), O_RDONLY) >= 0) return 9;
    if (open((cases + "/../" + cases.substr(cases.rfind('/') + 1) + "/answer.txt").c_str(), O_RDONLY) >= 0) return 9;
    return 0;
}
