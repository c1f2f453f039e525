// The interactor: it talks to a submission, and says whether that is right.
//
// What it prints, the submission reads; what the submission prints, it reads. It has Kattis' interface (files of the hidden input and of the
// answer, a folder for feedback; exit code 42 accepts, 43 refuses) and that of testlib and Polygon (files of the hidden input, of an output
// and of the answer; 0 accepts, 1 refuses).
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

const int QUERIES_MAX = 10;

// Empty where the interface is testlib's.
std::string feedback;

[[noreturn]] void end(bool accepts, const std::string& why) {
    if (feedback.empty()) {
        std::cerr << why << "\n";
        std::exit(accepts ? 0 : 1);
    }
    std::ofstream(feedback + "/judgemessage.txt") << why << "\n";
    std::exit(accepts ? 42 : 43);
}

int main(int count, char** arguments) {
    if (count > 3 && std::filesystem::is_directory(arguments[3])) feedback = arguments[3];
    long long n, secret;
    std::ifstream(arguments[1]) >> n >> secret;
    std::cout << n << std::endl;
    for (int query = 0; query <= QUERIES_MAX; query++) {
        std::string kind;
        long long guess;
        if (!(std::cin >> kind >> guess) || (kind != "?" && kind != "!")) end(false, "expected `? x` or `! x`");
        if (kind == "!") end(guess == secret, guess == secret ? "" : "the answer is " + std::to_string(secret));
        std::cout << (guess < secret ? '<' : guess > secret ? '>' : '=') << std::endl;
    }
    end(false, "more than " + std::to_string(QUERIES_MAX) + " queries");
}
