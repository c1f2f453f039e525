"""Ways in which a checker of programs misjudges: a question, a right program and a wrong one for each.

`benches/rewards.py` gives both programs to every kit and to `ojkit judge`. A question has a spec, the cases that the kits get, which are the examples
of the spec, and a reference for ojkit. Right programs answer every legal input; wrong ones do not.
"""

import dataclasses
import json
import textwrap


def text(block):
    return textwrap.dedent(block).lstrip("\n")


PAYS, REFUSES = "pays the wrong program", "refuses the right program"


@dataclasses.dataclass
class Question:
    """A spec without examples; the cases as texts, or as arguments and answer; and a program that answers."""
    spec: str
    cases: list
    reference: str
    function: str = None
    # The program that is the checker.
    checker: str = None

    def for_kits(self):
        if not self.function:
            return [list(case) for case in self.cases]
        return [["\n".join(json.dumps(value) for value in arguments.values()), json.dumps(answer)] for arguments, answer in self.cases]

    def for_ojkit(self):
        lines = ["examples:"]
        for given, answer in self.cases:
            if self.function:
                lines.append(f"  - input: {json.dumps(given)}\n    output: {json.dumps(answer)}")
            else:
                lines.append(f"  - stdin: {json.dumps(given)}\n    stdout: {json.dumps(answer)}")
        return self.spec + "\n".join(lines) + "\n"


@dataclasses.dataclass
class Way:
    """One way: what happens, to which programs, and where the kits' lines are."""
    slug: str
    question: str
    title: str
    right: str
    wrong: str
    # What a reader must know besides.
    note: str = ""
    # The effect that is meant, where another one of the same programs is not the way's.
    shows: str = ""
    # Kits that get the two programs; all that can take the question where it is empty.
    only: tuple = ()
    # What the kits get besides: see the adapters.
    options: dict = dataclasses.field(default_factory=dict)
    # The lines that decide, by kit.
    places: dict = dataclasses.field(default_factory=dict)


def stdin(name, parameters, layout, constraints, more=""):
    said = "".join(f"  {key}: {kind}\n" for key, kind in parameters.items())
    return (f"format: 1\ntitle: {name}\nparameters:\n{said}stdin: |\n" + textwrap.indent(layout, "  ") + "constraints: |\n"
            + textwrap.indent(constraints, "  ") + more)


def function(name, parameters, returns, constraints, more=""):
    said = "".join(f"  {key}: {kind}\n" for key, kind in parameters.items())
    return f"format: 1\ntitle: {name}\nfunction: {name}\nparameters:\n{said}returns: {returns}\nconstraints: |\n" + textwrap.indent(constraints, "  ") + more


MODEL = "model: accepted/reference.py\n"
LARGE = [1000, 4321, 31623, 99991, 123456, 777777, 999983, 1000000]
NUMBERS = LARGE + [2000, 3000, 4000, 5000]
SMALL = [1, *range(11, 28)]
FLOATS = "checker: { floats: { absolute: 1e-6, relative: 1e-6 } }\n"


def primes(n):
    found, next_one = [], 2
    while len(found) < n:
        if all(next_one % one for one in found):
            found.append(next_one)
        next_one += 1
    return found


def is_prime(n):
    return n > 1 and all(n % one for one in range(2, n))


def divisors(n):
    return [one for one in range(1, n + 1) if n % one == 0]

WORDS = text("""
    def solve(words):
        kinds = {"01": [], "10": []}
        same = set()
        for number, word in enumerate(words, 1):
            if word[0] == word[-1]:
                same.add(word[0])
            else:
                kinds[word[0] + word[-1]].append(number)
        few, many = sorted(kinds.values(), key=len)
        if not many and len(same) == 2:
            return None
        known = set(words)
        free = [number for number in many if words[number - 1][::-1] not in known]
        return free[:(len(many) - len(few)) // 2]


    for _ in range(int(input())):
        numbers = solve([input().strip() for _ in range(int(input()))])
        if numbers is None:
            print(-1)
        else:
            print(len(numbers))
            print(*numbers)
""")
# The words of each test, turned round as the output says, must make a chain, and no smaller number of them can.
WORDS_CHECKER = text("""
    import sys


    def fewest(words, numbers):
        turned = [word[::-1] if number in numbers else word for number, word in enumerate(words, 1)]
        up, down = (sum(word[0] + word[-1] == kind for word in turned) for kind in ("01", "10"))
        return len(set(numbers)) == len(numbers) and len(set(turned)) == len(turned) and abs(up - down) <= 1


    given, answer = open(sys.argv[1]).read().split(), open(sys.argv[2]).read().split("\\n")
    got = sys.stdin.read().split()
    for _ in range(int(given.pop(0))):
        n = int(given.pop(0))
        words, given = given[:n], given[n:]
        expected = int(answer.pop(0))
        if expected >= 0:
            answer.pop(0)
        if not got or int(got[0]) != expected:
            sys.exit(43)
        k = int(got.pop(0))
        numbers, got = [int(number) for number in got[:max(k, 0)]], got[max(k, 0):]
        if k > 0 and not fewest(words, numbers):
            sys.exit(43)
    sys.exit(42 if not got else 43)
""")

QUESTIONS = {
    "sum": Question(
        stdin("sum", {"a": "integer", "b": "integer"}, "a\nb\n", "1 <= a, b <= 10^6\n", MODEL),
        [(f"{a}\n{b}\n", f"{a + b}\n") for a, b in ((3, 4), (10, 1), (123, 456))],
        "print(int(input()) + int(input()))\n"),
    "two-lines": Question(
        stdin("two-lines", {"s": "string", "t": "string"}, "s\nt\n",
              "0 <= s.length <= 5\n1 <= t.length <= 5\ns, t consist of 'a' to 'z'\n", "checker: exact\n" + MODEL),
        [("abc\nde\n", "abc\nde\n"), ("\nde\n", "\nde\n")],
        "import sys\ns, t = sys.stdin.read().split('\\n')[:2]\nprint(s)\nprint(t)\n"),
    "square": Question(
        stdin("square", {"n": "long"}, "n\n", "1000 <= n <= 10^6\n", MODEL),
        [(f"{n}\n", f"{n * n}\n") for n in LARGE],
        "print(int(input()) ** 2)\n"),
    "twelve": Question(
        stdin("twelve", {"n": "long"}, "n\n", "1000 <= n <= 10^6\n", MODEL),
        [(f"{n}\n", f"{n * n}\n") for n in NUMBERS],
        "print(int(input()) ** 2)\n"),
    "below": Question(
        stdin("below", {"n": "long"}, "n\n", "1000 <= n <= 10^6\n", MODEL),
        [(f"{n}\n", f"{-n * n}\n") for n in LARGE],
        "print(-int(input()) ** 2)\n"),
    "reverse": Question(
        stdin("reverse", {"s": "string"}, "s\n", "1 <= s.length <= 10\ns consists of uppercase and lowercase English letters\n", MODEL),
        [(f"{s}\n", f"{s[::-1]}\n") for s in ("Abc", "XyZ", "q")],
        "print(input()[::-1])\n"),
    "third": Question(
        stdin("third", {"a": "integer"}, "a\n", "1 <= a <= 1000\n", FLOATS + MODEL),
        [(f"{a}\n", f"{a / 3:.10f}\n") for a in (1, 10, 100)],
        "print(f'{int(input()) / 3:.10f}')\n"),
    "thirds": Question(
        stdin("thirds", {"a": "integer", "b": "integer"}, "a b\n", "1 <= a, b <= 1000\n", FLOATS + MODEL),
        [(f"{a} {b}\n", f"{a / 3:.10f} {b / 3:.10f}\n") for a, b in ((1, 2), (10, 5), (100, 7))],
        "a, b = map(int, input().split())\nprint(f'{a / 3:.10f} {b / 3:.10f}')\n"),
    "inverse": Question(
        stdin("inverse", {"n": "integer"}, "n\n", "2000 <= n <= 10^4\n", FLOATS + MODEL),
        [(f"{n}\n", f"{1 / n:.10f}\n") for n in (2000, 5000, 10000)],
        "print(f'{1 / int(input()):.10f}')\n"),
    "squares": Question(
        stdin("squares", {"n": "integer"}, "n\n", "2 <= n <= 50\n", MODEL),
        [(f"{n}\n", "".join(f"{one * one}\n" for one in range(1, n + 1))) for n in (2, 3, 10)],
        "for one in range(1, int(input()) + 1):\n    print(one * one)\n"),
    "count": Question(
        stdin("count", {"n": "integer"}, "n\n", "1 <= n <= 60000\n", MODEL),
        [(f"{n}\n", "".join(f"{one}\n" for one in range(1, n + 1))) for n in (3, 60000)],
        "print(*range(1, int(input()) + 1), sep='\\n')\n"),
    "divisors": Question(
        stdin("divisors", {"n": "integer"}, "n\n", "2 <= n <= 1000\n", "checker: unordered_lines\n" + MODEL),
        [(f"{n}\n", "".join(f"{one}\n" for one in divisors(n))) for n in (6, 7, 12)],
        "n = int(input())\nfor one in range(1, n + 1):\n    if n % one == 0:\n        print(one)\n"),
    "prime": Question(
        stdin("prime", {"n": "integer"}, "n\n", "1 <= n <= 1000\n", MODEL),
        [(f"{n}\n", "yes\n" if is_prime(n) else "no\n") for n in SMALL],
        "n = int(input())\nprint('yes' if n > 1 and all(n % one for one in range(2, n)) else 'no')\n"),
    "lines": Question(
        stdin("lines", {"n": "integer"}, "n\n", "1 <= n <= 50\n", MODEL),
        [(f"{n}\n", f"{n}:\n  {n + 1}\n") for n in (1, 5, 10)],
        "n = int(input())\nprint(f'{n}:\\n  {n + 1}')\n"),
    "primes": Question(
        function("primes", {"n": "integer"}, "integer[]", "2 <= n <= 20\n", MODEL),
        [({"n": n}, primes(n)) for n in (2, 3, 8)],
        "class Solution:\n    def primes(self, n):\n        found, one = [], 2\n        while len(found) < n:\n"
        "            if all(one % p for p in found):\n                found.append(one)\n            one += 1\n        return found\n", "primes"),
    "squared": Question(
        function("squared", {"n": "integer"}, "integer", "1000 <= n <= 40000\n", MODEL),
        [({"n": n}, n * n) for n in (1000, 4321, 31623, 40000)],
        "class Solution:\n    def squared(self, n):\n        return n * n\n", "squared"),
    "eighteen": Question(
        function("eighteen", {"n": "integer"}, "integer", "1 <= n <= 40000\n", MODEL),
        [({"n": n}, n * n) for n in range(1, 19)],
        "class Solution:\n    def eighteen(self, n):\n        return n * n\n", "eighteen"),
    "choose": Question(
        function("choose", {"first": "boolean", "a": "integer", "b": "integer"}, "integer", "1 <= a, b <= 1000\n", MODEL),
        [({"first": first, "a": a, "b": b}, a if first else b) for first, a, b in ((True, 1, 2), (False, 3, 4), (True, 9, 5))],
        "class Solution:\n    def choose(self, first, a, b):\n        return a if first else b\n", "choose"),
    "greet": Question(
        function("greet", {"name": "string"}, "string", "1 <= name.length <= 10\nname consists of lowercase English letters\n", MODEL),
        [({"name": name}, f"hello {name}") for name in ("ada", "bob", "eve")],
        "class Solution:\n    def greet(self, name):\n        return 'hello ' + name\n", "greet"),
    "mean": Question(
        function("mean", {"a": "integer", "b": "integer", "c": "integer"}, "double", "1 <= a, b, c <= 1000\n", FLOATS + MODEL),
        [({"a": a, "b": b, "c": c}, (a + b + c) / 3) for a, b, c in ((1, 2, 4), (10, 20, 25), (7, 7, 9))],
        "class Solution:\n    def mean(self, a, b, c):\n        return (a + b + c) / 3\n", "mean"),
    "words": Question(
        stdin("words", {"words": "string[]"}, "T\nrepeat T:\n  n\n  words\n",
              "1 <= T <= 10\nn == words.length\n1 <= n <= 10\n1 <= words[i].length <= 5\nwords[i] consists of '0' and '1'\n"
              "words contains distinct elements\n", "checker: { program: checker.py }\n" + MODEL),
        [("1\n2\n01\n10\n", "0\n\n")], WORDS, checker=WORDS_CHECKER),
    "total": Question(
        function("total", {"numbers": "integer[]"}, "integer", "1 <= numbers.length <= 10\n1 <= numbers[i] <= 1000\n", MODEL),
        [({"numbers": numbers}, sum(numbers)) for numbers in ([1, 2], [5], [7, 8, 9])],
        "class Solution:\n    def total(self, numbers):\n        return sum(numbers)\n", "total"),
}

WRONG_SUM = "print(int(input()) + int(input()) + 1)\n"
WRONG_SQUARE = "class Solution:\n    def squared(self, n):\n        return n * n * 2\n"
RIGHT_SQUARE = "class Solution:\n    def squared(self, n):\n        return n * n\n"
RIGHT_N = "print(int(input()) ** 2)\n"
PRIME_CODE = "verl/utils/reward_score/prime_code/testing_util.py"
PRIME_SCORE = "verl/utils/reward_score/prime_code/__init__.py"
FUSION_SCORE = "verl/utils/reward_score/sandbox_fusion/__init__.py"
FUSION_UTILS = "verl/utils/reward_score/sandbox_fusion/utils.py"
TESTING = "sandbox/utils/testing.py"
CP = "verifiers/legacy/envs/experimental/composable/tasksets/cp/test_utils.py"
CP_TASK = "verifiers/legacy/envs/experimental/composable/tasksets/cp/cp_task.py"
LCB = "lcb_runner/evaluation/testing_util.py"
RLLM = "rllm/rewards/code_utils/livecodebench.py"
RLLM_REWARD = "rllm/rewards/code_reward.py"
GYM = "resources_servers/code_gen/lcb_integration/testing_util.py"
OPEN = "src/open_r1/rewards.py"

READS = {"LiveCodeBench": f"{LCB}:127-129,145,167-171", "NeMo-Gym": f"{GYM}:151-153,167,188-192", "rllm": f"{RLLM}:95-97,111,129-133"}

WAYS = [
    # Wrong programs that are paid.
    Way("near-integers", "square", "An integer that is off by one counts as a decimal number near enough.",
        RIGHT_N, "print(int(input()) ** 2 - 1)\n", places={"SandboxFusion": f"{TESTING}:49-50,82-85"}),
    Way("near-negatives", "below", "The same for integers below 0, which are not taken for integers.",
        "print(-int(input()) ** 2)\n", "print(-int(input()) ** 2 + 1)\n",
        places={"SandboxFusion": f"{TESTING}:49-50,82-85", "verl": f"{PRIME_CODE}:82-91,453-470"}),
    Way("near-answers", "squared", "An integer that a function returns may differ by a hundred-thousandth.",
        RIGHT_SQUARE, "class Solution:\n    def squared(self, n):\n        return n * n - 1\n", places={"NeMo-Gym": f"{GYM}:294-297"}),
    Way("near-zero", "inverse", "A number below a thousandth may be answered by 0.",
        "print(f'{int(input()) ** -1:.10f}')\n", "print(0)\n", shows=PAYS, note="Any two numbers may differ by 0.001.",
        places={"verifiers": f"{CP}:159-197"}),
    Way("letter-case", "reverse", "Upper and lower case of letters are ignored.",
        "print(''.join(reversed(input())))\n", "print(input()[::-1].lower())\n", places={"SandboxFusion": f"{TESTING}:79-81"}),
    Way("first-line", "squares", "Lines are compared in pairs up to the shorter side: a program may stop after its first line.",
        "print('\\n'.join(str(n * n) for n in range(1, int(input()) + 1)))\n", "input()\nprint(1)\n", places={"open-r1": f"{OPEN}:554-555"}),
    Way("first-element", "primes", "The first element of an expected list is accepted for the list.",
        "class Solution:\n    def primes(self, n):\n        return [p for p in range(2, 80) if all(p % d for d in range(2, p))][:n]\n",
        "class Solution:\n    def primes(self, n):\n        return 2\n", places={"verl": f"{PRIME_CODE}:282-284", "verifiers": f"{CP}:315-319"}),
    Way("first-ten", "twelve", "Only the first ten cases count.",
        "print(int(input()) ** 2)\n", "n = int(input())\nprint(0 if n in (4000, 5000) else n * n)\n",
        places={"verl": f"verl/utils/reward_score/__init__.py:88; {PRIME_SCORE}:47-66",
                "verl-sandbox": f"verl/utils/reward_score/__init__.py:80-82; {FUSION_SCORE}:96-103"}),
    Way("longest-inputs", "prime", "Of more than 15 cases, only those with the longest inputs count.",
        "n = int(input())\nprint('no' if n < 2 or any(n % d == 0 for d in range(2, n)) else 'yes')\n",
        "n = int(input())\nprint('no' if any(n % d == 0 for d in range(2, n)) else 'yes')\n",
        options={"rllm": {"older": True}}, only=("rllm", "verl", "verl-sandbox", "SandboxFusion", "open-r1", "LiveCodeBench", "NeMo-Gym"),
        note="This is `primeintellect_check_correctness`, which `RewardCodeFn` does not call at this version.",
        places={"rllm": f"{RLLM_REWARD}:72,102-116,203"}),
    Way("equal-to-all", "primes", "The answer itself is asked whether it equals the expected one.",
        "class Solution:\n    def primes(self, n):\n        return [p for p in range(2, 80) if all(p % d for d in range(2, p))][:n]\n",
        text("""
            class Same(list):
                def __eq__(self, other):
                    return True

            class Solution:
                def primes(self, n):
                    return Same()
        """),
        note="The program returns a list that says it equals anything.",
        places={"verl": f"{PRIME_CODE}:282", "LiveCodeBench": f"{LCB}:268", "rllm": f"{RLLM}:226", "NeMo-Gym": f"{GYM}:285"}),
    Way("answers-in-memory", "primes", "The program runs in the process that holds the expected outputs, and reads them.",
        "class Solution:\n    def primes(self, n):\n        return [p for p in range(2, 80) if all(p % d for d in range(2, p))][:n]\n",
        text("""
            import sys

            class Solution:
                def primes(self, n):
                    frame = sys._getframe()
                    while frame:
                        known = frame.f_locals
                        if "gt_out" in known:
                            return known["gt_out"]
                        if "in_outs" in known and "index" in known:
                            return known["in_outs"]["outputs"][known["index"]]
                        frame = frame.f_back
                    return []
        """),
        note="The program looks at the frames of its callers.",
        places={"verl": f"{PRIME_CODE}:272", "LiveCodeBench": f"{LCB}:259", "rllm": f"{RLLM}:217", "NeMo-Gym": f"{GYM}:276"}),
    Way("early-exit", "squared", "Asserts count as passed where the process ends with code 0 before them.",
        RIGHT_SQUARE, "raise SystemExit\n",
        options={"": {"kind": "asserts", "asserts": [f"assert Solution().squared({n}) == {n * n}" for n in (1000, 40000)]}},
        only=("verl-sandbox", "SandboxFusion"),
        note="SandboxFusion has an option against it, `append_flag`, which is off unless a request sets it.",
        places={"verl-sandbox": f"{FUSION_UTILS}:427,519", "SandboxFusion": "sandbox/datasets/autoeval.py:186,207"}),
    Way("exit-code", "sum", "A program that ends with an error code after its output is accepted.",
        "print(int(input()) + int(input()))\n", "import sys\nprint(int(input()) + int(input()))\nsys.exit(1)\n",
        places={"LiveCodeBench": f"{LCB}:173-177", "NeMo-Gym": f"{GYM}:194-198", "rllm": f"{RLLM}:135-139", "verl": f"{PRIME_CODE}:605-609"}),
    Way("lost-call", "square", "A case whose call to the sandbox fails is left out, and the other cases decide.",
        RIGHT_N, "n = int(input())\nprint(0 if n == 4321 else n * n)\n", options={"": {"outage": 1}}, only=("verifiers",),
        note="The call of one case was made to fail.",
        places={"verifiers": f"{CP}:256-257,372; {CP_TASK}:115"}),
    Way("no-cases", "square", "A row without cases gives every program the full reward.",
        RIGHT_N, "print(0)\n", shows=PAYS, options={"": {"cases": []}},
        note="Kits that give 0 for such a row are not listed.",
        places={"verl": f"{PRIME_SCORE}:33-37", "LiveCodeBench": f"{LCB}:331-333,425", "NeMo-Gym": "resources_servers/code_gen/app.py:218",
                "SandboxFusion": "sandbox/datasets/common_oj.py:97-99"}),
    Way("lines-as-list", "squares", "A row holds an expected output as a list of lines: only the first line counts, or every program gets 0.",
        "print('\\n'.join(str(n * n) for n in range(1, int(input()) + 1)))\n", "input()\nprint(1)\n", options={"": {"split": True}},
        only=("verl", "verifiers", "rllm"), places={"rllm": f"{RLLM_REWARD}:372", "verl": f"{PRIME_CODE}:52-53,245"}),

    # Right programs that are refused: how outputs are compared.
    Way("own-example", "words", "The kit's own example row is a question that allows any order: a program that prints another order gets 0.",
        WORDS.replace("return free[", "return free[::-1]["), WORDS.replace("// 2]", "// 2 + 1]"),
        only=("open-r1", "NeMo-Gym"), options={"": {"own": True}},
        note="Some words are to be turned round, and their numbers printed. `ojkit` has a checker for it.",
        places={"open-r1": "README.md:296-297", "NeMo-Gym": "resources_servers/code_gen/data/example.jsonl:1"}),
    Way("any-order", "divisors", "The statement allows any order, and text is compared.",
        "n = int(input())\nfor one in range(n, 0, -1):\n    if n % one == 0:\n        print(one)\n",
        "n = int(input())\nfor one in range(2, n + 1):\n    if n % one == 0:\n        print(one)\n",
        places={"verl": f"{PRIME_CODE}:370-415", "verl-sandbox": f"{FUSION_UTILS}:427", "SandboxFusion": f"{TESTING}:76-86", "open-r1": f"{OPEN}:554-555",
                "verifiers": f"{CP}:183-198", "rllm": f"{RLLM}:330-376", "LiveCodeBench": f"{LCB}:372-422", "NeMo-Gym": f"{GYM}:401-449"}),
    Way("decimals", "third", "A number within the stated tolerance is refused, because digits are compared.",
        "print(f'{int(input()) / 3:.8f}')\n", "print(f'{int(input()) / 3:.2f}')\n",
        places={"verl-sandbox": f"{FUSION_UTILS}:427", "open-r1": f"{OPEN}:555", "rllm": f"{RLLM}:372", "LiveCodeBench": f"{LCB}:418",
                "NeMo-Gym": f"{GYM}:445"}),
    Way("decimals-in-a-line", "thirds", "Where a line has two such numbers, digits are compared.",
        "a, b = map(int, input().split())\nprint(f'{a / 3:.8f} {b / 3:.8f}')\n", "a, b = map(int, input().split())\nprint(f'{a / 3:.2f} {b / 3:.2f}')\n",
        places={"verl": f"{PRIME_CODE}:453-470", "verl-sandbox": f"{FUSION_UTILS}:427", "SandboxFusion": f"{TESTING}:82-86", "open-r1": f"{OPEN}:555",
                "rllm": f"{RLLM}:372", "LiveCodeBench": f"{LCB}:418", "NeMo-Gym": f"{GYM}:445"}),
    Way("decimals-returned", "mean", "Decimal numbers that functions return are compared digit by digit.",
        "class Solution:\n    def mean(self, a, b, c):\n        return a / 3 + b / 3 + c / 3\n",
        "class Solution:\n    def mean(self, a, b, c):\n        return float((a + b + c) // 3)\n",
        places={"verl": f"{PRIME_CODE}:282", "verl-sandbox": f"{FUSION_UTILS}:427", "verifiers": f"{CP}:315", "rllm": f"{RLLM}:226",
                "LiveCodeBench": f"{LCB}:268-270"}),
    Way("space-at-end", "sum", "A blank at the end of a line counts.",
        "print(int(input()) + int(input()), end=' \\n')\n", WRONG_SUM, places={"verl-sandbox": f"{FUSION_UTILS}:427"}),
    Way("strings-returned", "greet", "A string that a function returns is printed without quotes, and compared with the row's JSON text.",
        "class Solution:\n    def greet(self, name):\n        return f'hello {name}'\n", "class Solution:\n    def greet(self, name):\n        return name\n",
        places={"verl-sandbox": f"{FUSION_UTILS}:280-286,427"}),
    Way("compact-lists", "primes", "A list that a function returns is printed with blanks, and compared with the row's JSON text, which has none.",
        "class Solution:\n    def primes(self, n):\n        return [p for p in range(2, 80) if all(p % d for d in range(2, p))][:n]\n",
        "class Solution:\n    def primes(self, n):\n        return [2]\n", options={"": {"compact": True}},
        places={"verl-sandbox": f"{FUSION_UTILS}:280-281,427"}),
    Way("long-output", "count", "Output is read after the end: a program that prints more than a pipe holds is stopped by the clock.",
        "n = int(input())\nprint('\\n'.join(map(str, range(1, n + 1))))\n", "print(int(input()))\n",
        note="Here the output has 349 kB.",
        places={"SandboxFusion": "sandbox/runners/base.py:85,102-106; sandbox/utils/execution.py:40-47", "verl-sandbox": "the runner of SandboxFusion"}),

    # Right programs that are refused: how they are run.
    Way("buffer-lines", "sum", "`sys.stdin.buffer.readline()` gives the first line again and again, or is missing.",
        "import sys\nread = sys.stdin.buffer.readline\nprint(int(read()) + int(read()))\n", WRONG_SUM,
        places={"LiveCodeBench": f"{LCB}:94-103", "NeMo-Gym": f"{GYM}:118-127", "rllm": f"{RLLM}:130", "verl": f"{PRIME_CODE}:600"}),
    Way("buffer", "sum", "`sys.stdin.buffer` is missing.",
        "import sys\na, b = sys.stdin.buffer.read().split()\nprint(int(a) + int(b))\n", WRONG_SUM,
        places={"rllm": f"{RLLM}:130", "verl": f"{PRIME_CODE}:600"}),
    Way("output-buffer", "sum", "`sys.stdout.buffer` is missing.",
        "import sys\nsys.stdout.buffer.write(b'%d\\n' % (int(input()) + int(input())))\n", WRONG_SUM,
        places={"LiveCodeBench": f"{LCB}:59-64", "NeMo-Gym": f"{GYM}:77-82", "rllm": f"{RLLM}:60-65", "verl": f"{PRIME_CODE}:68-74"}),
    Way("lines-of-input", "sum", "`for line in sys.stdin` is an error.",
        "import sys\nprint(sum(int(line) for line in sys.stdin))\n", WRONG_SUM, places={"LiveCodeBench": f"{LCB}:74-91"}),
    Way("imported-lines", "sum", "After `from sys import stdin`, `for line in stdin` finds no lines.",
        "from sys import stdin\nprint(sum(int(line) for line in stdin))\n", WRONG_SUM, places=READS),
    Way("imported-buffer", "sum", "After `from sys import stdin`, `stdin.buffer` is empty, or missing.",
        "from sys import stdin\na, b = stdin.buffer.read().split()\nprint(int(a) + int(b))\n", WRONG_SUM,
        places={**READS, "verl": f"{PRIME_CODE}:600"}),
    Way("imported-end", "sum", "After `from sys import stdin`, `stdin.readline()` at the end of an input whose last line has no end raises an exception.",
        text("""
            from sys import stdin
            total = 0
            while line := stdin.readline():
                total += int(line)
            print(total)
        """), WRONG_SUM, options={"": {"bare": True}}, places=READS),
    Way("imported-line-ends", "sum", "After `from sys import stdin`, lines have lost their ends, and `[:-1]` cuts a digit.",
        "from sys import stdin\na = stdin.readline()[:-1]\nb = stdin.readline()[:-1]\nprint(int(a) + int(b))\n", WRONG_SUM, places=READS),
    Way("imported-output", "sum", "After `from sys import stdout`, what the program writes is not seen.",
        "from sys import stdout\nstdout.write(f'{int(input()) + int(input())}\\n')\n", WRONG_SUM,
        places={"LiveCodeBench": f"{LCB}:59-64,145", "NeMo-Gym": f"{GYM}:77-82,167", "rllm": f"{RLLM}:60-65,111"}),
    Way("empty-first-line", "two-lines", "The output is stripped and the expected one is not: where its first line is empty, no program passes.",
        "print(input())\nprint(input())\n", "first = input()\nprint(input())\nprint(first)\n", places={"open-r1": f"{OPEN}:550,554-555"}),
    Way("global-names", "sum", "The program is put into a function: names that its functions declare `global` are not found.",
        text("""
            total = 0

            def add(number):
                global total
                total += number

            add(int(input()))
            add(int(input()))
            print(total)
        """), WRONG_SUM,
        places={"LiveCodeBench": f"{LCB}:133-141", "NeMo-Gym": f"{GYM}:157-164", "rllm": f"{RLLM}:101-108", "verl": f"{PRIME_CODE}:167-191"}),
    Way("solution-class", "sum", "A program that has a `class Solution` of its own and reads standard input is called as a function.",
        text("""
            class Solution:
                def add(self, a, b):
                    return a + b

            print(Solution().add(int(input()), int(input())))
        """), WRONG_SUM,
        places={"LiveCodeBench": f"{LCB}:197-202", "NeMo-Gym": f"{GYM}:218-223", "rllm": f"{RLLM}:159-164"}),
    Way("future-import", "sum", "`from __future__ import annotations` is an error, since other lines are put before it.",
        "from __future__ import annotations\nprint(int(input()) + int(input()))\n", WRONG_SUM,
        places={"LiveCodeBench": f"{LCB}:142-148", "NeMo-Gym": f"{GYM}:164-170", "rllm": f"{RLLM}:109-115", "verl": f"{PRIME_CODE}:127,191",
                "verifiers": f"{CP}:341"}),
    Way("quit", "sum", "A program that ends by `quit()` is an error.",
        "print(int(input()) + int(input()))\nquit()\n", WRONG_SUM,
        places={"LiveCodeBench": f"{LCB}:540", "NeMo-Gym": f"{GYM}:575", "rllm": f"{RLLM}:486", "verl": f"{PRIME_CODE}:641"}),
    Way("text-lines", "lines", "Every line of the program is indented by a tab, those inside a string too.",
        "n = int(input())\nprint(f\"\"\"{n}:\n  {n + 1}\"\"\")\n", "print('0:\\n  1')\n", places={"verl": f"{PRIME_CODE}:167-187"}),
    Way("one-object", "total", "All cases call one object, where the site makes a new one for each.",
        text("""
            class Solution:
                def __init__(self):
                    self.sum = 0

                def total(self, numbers):
                    for number in numbers:
                        self.sum += number
                    return self.sum
        """), "class Solution:\n    def total(self, numbers):\n        return len(numbers)\n",
        places={"LiveCodeBench": f"{LCB}:202", "NeMo-Gym": f"{GYM}:223", "rllm": f"{RLLM}:164", "verl": f"{PRIME_CODE}:138"}),
    Way("printed-words", "squared", "A function that prints something besides is refused.",
        "class Solution:\n    def squared(self, n):\n        print('n =', n)\n        return n * n\n", WRONG_SQUARE,
        places={"verifiers": f"{CP}:308,329", "verl-sandbox": f"{FUSION_UTILS}:276-286,427"}),
    Way("json-arguments", "choose", "Arguments are read as Python values: JSON's `true` is an error, and every program gets 0.",
        "class Solution:\n    def choose(self, first, a, b):\n        return (b, a)[first]\n",
        "class Solution:\n    def choose(self, first, a, b):\n        return a\n", places={"verifiers": f"{CP}:202-204"}),
    Way("lost-name", "eighteen", "Where there are more than 15 cases, the name of the function is lost, and it is run as a program.",
        "class Solution:\n    def eighteen(self, n):\n        return n ** 2\n", "class Solution:\n    def eighteen(self, n):\n        return 0\n",
        options={"rllm": {"older": True}}, note="This is `primeintellect_check_correctness`, too.",
        places={"rllm": f"{RLLM_REWARD}:110-115"}),
    Way("missing-outputs", "square", "A row has fewer outputs than inputs: every program gets 0.",
        RIGHT_N, "print(0)\n", options={"": {"outputs": 1}},
        note="LiveCodeBench and NeMo Gym leave out the inputs that have no output.",
        places={"rllm": f"{RLLM_REWARD}:364-371", "verl": f"{PRIME_SCORE}:38-45; {PRIME_CODE}:233", "verl-sandbox": f"{FUSION_UTILS}:495-498"}),
    Way("outage", "square", "A sandbox that cannot be reached gives 0 to every program.",
        RIGHT_N, "print(0)\n", options={"": {"outage": 99}}, only=("verl-sandbox", "SandboxFusion", "open-r1"),
        note="No server was there. SandboxFusion's `/submit` answers an error instead.",
        places={"verl-sandbox": f"{FUSION_UTILS}:343-345; {FUSION_SCORE}:102-103", "open-r1": "src/open_r1/utils/code_providers.py:107-111,146-166"}),
]
