#!/usr/bin/env python3
"""Reads rows of `ojkit export dataset` back with the readers and the checkers of the kits themselves.

    for format in livecodebench taco verl open-r1 evalplus commonoj; do
        ojkit export dataset two-sum same-tree powx-n --format $format --cases 12 --case-size 4k -o rows/$format.jsonl
    done
    python3 benches/rows.py rows --kits DIR

DIR has checkouts named LiveCodeBench, TACO, verl, open-r1, evalplus and SandboxFusion; what is not there is skipped by name. Needed from
PyPI: numpy, and for evalplus psutil, tempdir, wget, appdirs, for SandboxFusion pydantic. Nothing is loaded from a network.

open-r1's script hands the program over as one argument, so that rows must be short here. Of every row a program that replays the expected outputs must be accepted, and one that answers nothing must be refused.
"""

import argparse
import ast
import json
import subprocess
import sys
import types
from pathlib import Path

NOTHING = {True: "class Solution:\n    def {name}(self, *arguments):\n        return None\n", False: "pass\n"}


def replay(name, tests):
    """A program that knows the answer to every test: a function's, or a program's where there is no name."""
    if name:
        table = {json.dumps(arguments): output for arguments, output in tests}
        return (
            f"import json\nTABLE = json.loads({json.dumps(table)!r})\n\n\nclass Solution:\n    def {name}(self, *arguments):\n"
            "        return TABLE[json.dumps(list(arguments))]\n"
        )
    table = dict(tests)
    return f"import json\nimport sys\nTABLE = json.loads({json.dumps(table)!r})\nprint(TABLE[sys.stdin.read()], end='')\n"


def stub(*names):
    """Modules that a reader imports and that no row needs."""
    for name in names:
        sys.modules.setdefault(name, types.ModuleType(name))


def calls(sample):
    """The tests of an evaluation sample: arguments and answer where it names a function, else texts."""
    pairs = zip(sample["inputs"], sample["outputs"])
    if not sample.get("fn_name"):
        return list(pairs)
    return [([json.loads(line) for line in i.split("\n")], json.loads(o)) for i, o in pairs]


def livecodebench(rows, kits):
    stub("datasets")
    sys.modules["datasets"].load_dataset = None
    from lcb_runner.benchmarks.code_generation import CodeGenerationProblem
    from lcb_runner.evaluation.compute_code_generation_metrics import check_correctness

    for row in rows:
        sample = CodeGenerationProblem(**row).get_evaluation_sample()
        tests = json.loads(sample["input_output"])
        yield tests["fn_name"], calls(tests), lambda code: all(
            result is True for result in check_correctness(sample, code, timeout=6, debug=False)[0]
        )


def taco(rows, kits):
    for row in rows:
        tests = json.loads(row["input_output"])
        assert isinstance(ast.literal_eval(row["skill_types"]), list) and json.loads(row["solutions"]) == []
        pairs = list(zip(tests["inputs"], tests["outputs"]))
        if tests.get("fn_name"):
            pairs = [(arguments, output[0]) for arguments, output in pairs]

        def accepted(code, row=row):
            # Its checker disables much of the process that it runs in, and wants a function that Python has no more.
            program = (
                "import inspect, json, sys\ninspect.getargspec = inspect.getfullargspec\nsys.path.insert(0, '.')\nfrom metrics.testing_util import run_test\n"
                "row, code = json.load(sys.stdin)\nprint('RESULT', json.dumps([bool(r is True or str(r) == 'True') for r in run_test(row, test=code)]))\n"
            )
            ran = subprocess.run(
                [sys.executable, "-c", program], input=json.dumps([row, code]), text=True, capture_output=True, cwd=kits / "TACO"
            )
            lines = [line for line in ran.stdout.splitlines() if line.startswith("RESULT ")]
            return bool(lines) and all(json.loads(lines[-1][7:]))

        yield tests.get("fn_name"), pairs, accepted


def verl(rows, kits):
    # The package itself needs torch; this part of it does not.
    package = types.ModuleType("prime_code")
    package.__path__ = [str(kits / "verl/verl/utils/reward_score/prime_code")]
    sys.modules["prime_code"] = package
    from prime_code.utils import check_correctness

    for row in rows:
        assert row["reward_model"]["style"] == "rule" and row["prompt"][0]["role"] == "user"
        tests = json.loads(row["reward_model"]["ground_truth"])
        yield tests["fn_name"], calls(tests), lambda code: all(
            result is True for result in check_correctness(json.loads(json.dumps(tests)), code, timeout=6, debug=False)[0]
        )


def open_r1(rows, kits):
    source = (kits / "open-r1/src/open_r1/rewards.py").read_text()
    start = source.index('evaluation_script_template = """') + len('evaluation_script_template = """')
    # The script that its reward sends to a sandbox, as it is in the file.
    script = ast.literal_eval('"""' + source[start : source.index('"""', start)] + '"""')
    script = "\n".join(line[4:] for line in script.split("\n")).replace(
        "evaluate_code(code_snippet, test_cases)", "print(evaluate_code(code_snippet, test_cases))"
    )

    for row in rows:
        info = row["verification_info"]
        cases = info["test_cases"]

        def accepted(code, cases=cases):
            text = script.format(code=json.dumps(code), test_cases=json.dumps(json.dumps(cases)))
            ran = subprocess.run([sys.executable, "-"], input=text, text=True, capture_output=True)
            return ran.stdout.strip() == "1.0"

        assert info["language"] == "python"
        yield None, [(case["input"], case["output"]) for case in cases], accepted


def evalplus(rows, kits):
    stub("datasets", "anthropic", "openai")
    sys.modules["datasets"].load_dataset = None
    from evalplus.data.utils import completeness_check
    from evalplus.eval import PASS, untrusted_check
    from evalplus.gen.util import trusted_exec

    for row in rows:
        completeness_check("ojkit", {row["task_id"]: row})
        text, name = row["prompt"] + row["canonical_solution"], row["entry_point"]
        inputs = row["base_input"] + row["plus_input"]
        expected, times = trusted_exec(text, inputs, name, record_time=True)

        def accepted(code, row=row, inputs=inputs, expected=expected, times=times):
            code = row["prompt"] + row["canonical_solution"] if "TABLE" in code else f"def {row['entry_point']}(*a):\n    return None\n"
            ran = untrusted_check("ojkit", code, inputs, row["entry_point"], expected, row["atol"], times)
            return ran[0] == PASS

        yield name, list(zip(inputs, expected)), accepted


def commonoj(rows, kits):
    from pydantic import BaseModel

    # The model of a test as it is in the file; the rest of that file wants a server.
    source = (kits / "SandboxFusion/sandbox/datasets/types.py").read_text()
    tree = ast.parse(source)
    found = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name in ("GeneralStdioTest", "Prompt")]
    names = {"BaseModel": BaseModel}
    exec("from typing import *\nclass Message(BaseModel):\n    role: str\n    content: str\n", names)
    exec(compile(ast.Module(body=found, type_ignores=[]), "types.py", "exec"), names)
    for row in rows:
        cases = [names["GeneralStdioTest"](**case) for case in row["test"]]
        prompt = names["Prompt"](id=row["id"], prompt=row["content"], labels=row["labels"])
        assert prompt.labels["title"]
        yield None, [(case.input["stdin"], case.output["stdout"]) for case in cases], None


READERS = {
    "livecodebench": ("LiveCodeBench", livecodebench),
    "taco": ("TACO", taco),
    "verl": ("verl", verl),
    "open-r1": ("open-r1", open_r1),
    "evalplus": ("evalplus", evalplus),
    "commonoj": ("SandboxFusion", commonoj),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", type=Path)
    parser.add_argument("--kits", type=Path, required=True)
    arguments = parser.parse_args()
    failed = False
    for format, (kit, reader) in READERS.items():
        folder, path = (arguments.kits / kit).resolve(), arguments.rows / f"{format}.jsonl"
        if not folder.is_dir() or not path.is_file():
            print(f"{format}: skipped: there is no {folder if not folder.is_dir() else path}")
            continue
        sys.path.insert(0, str(folder))
        rows = [json.loads(line) for line in path.open()]
        count, tests, refused, paid = 0, 0, 0, 0
        try:
            for name, pairs, accepted in reader(rows, arguments.kits.resolve()):
                count, tests = count + 1, tests + len(pairs)
                if accepted:
                    refused += not accepted(replay(name, pairs))
                    paid += bool(accepted(NOTHING[bool(name)].replace("{name}", name or "")))
        except ImportError as error:
            print(f"{format}: skipped: {error}")
            continue
        finally:
            sys.path.remove(str(folder))
        failed |= count != len(rows) or refused > 0 or paid > 0
        print(f"{format}: {count} of {len(rows)} rows read, {tests} tests; right refused {refused}, wrong paid {paid}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
