"""Debugs submissions in every language, entered by a function, a class and a `main`, through the clients that people have: gdb, jdb, node's
inspector, a client of debugpy's protocol, and pdb. Each must stop in the user's own file, in the first line of what is called, with the input of
the case.

usage: debug.py OJKIT PYTHON [--only WORD]

PYTHON has debugpy. Wants gdb, gdbserver, jdb, node and the compilers of the submissions.
"""
import json
import os
import pty
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SPECS = {
    "function": """format: 1
title: Scaled
function: scaledSum
parameters:
  head: ListNode
  factor: integer
returns: integer
constraints: |
  1 <= head.length <= 5
  1 <= head[i] <= 100
  1 <= factor <= 100
examples:
  - { input: { head: [1], factor: 1 }, output: 1 }
  - { input: { head: [40, 2], factor: 7 }, output: 294 }
""",
    "class": """format: 1
title: Adder
class: Adder
parameters:
  factor: integer
methods:
  add:
    parameters: { x: integer }
    returns: integer
constraints: |
  1 <= factor <= 100
  1 <= x <= 100
  calls.length <= 5
examples:
  - { input: { factor: 1, calls: [[add, 1]] }, output: [null, 1] }
  - { input: { factor: 7, calls: [[add, 2]] }, output: [null, 14] }
""",
    "main": """format: 1
title: Sum
parameters:
  factor: integer
constraints: |
  1 <= factor <= 100
examples:
  - { stdin: "1\\n", stdout: "2\\n" }
  - { stdin: "7\\n", stdout: "14\\n" }
""",
}

# STOP marks the line of the breakpoint.
SOURCES = {
    ("cpp", "function"): """// A comment.
class Solution {
public:
    int scaledSum(ListNode* head,
                  int factor) {
        int sum = 0;  // STOP
        for (; head; head = head->next) sum += head->val;
        return sum * factor;
    }
};
""",
    ("cpp", "class"): """#include "lib/keeper.h"
class Adder {
    Keeper keeper;
public:
    Adder(int factor) : keeper{factor} {
        keeper.kept += 0;  // STOP
    }
    int add(int x) { return x * keeper.kept; }
};
""",
    ("cpp", "main"): """#include <iostream>
int main() {
    int factor = 0;  // STOP
    std::cin >> factor;
    std::cout << 2 * factor << std::endl;
}
""",
    ("rust", "function"): """impl Solution {
    pub fn scaled_sum(head: Option<Box<ListNode>>, factor: i32) -> i32 {
        let mut sum = 0; // STOP
        let mut at = &head;
        while let Some(node) = at {
            sum += node.val;
            at = &node.next;
        }
        sum * factor
    }
}
""",
    ("rust", "class"): """struct Adder {
    factor: i32,
}

impl Adder {
    fn new(factor: i32) -> Self {
        let factor = factor + 0; // STOP
        Adder { factor }
    }

    fn add(&self, x: i32) -> i32 {
        x * self.factor
    }
}
""",
    ("rust", "main"): """fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap(); // STOP
    let factor: i32 = text.trim().parse().unwrap();
    println!("{}", 2 * factor);
}
""",
    ("python", "function"): """class Solution:
    def scaledSum(self, head: Optional[ListNode], factor: int) -> int:
        \"\"\"Says what it does.\"\"\"
        total = 0  # STOP
        while head:
            total += head.val
            head = head.next
        return total * factor
""",
    ("python", "class"): """class Adder:
    def __init__(self, factor: int):
        self.factor = factor  # STOP

    def add(self, x: int) -> int:
        return x * self.factor
""",
    ("python", "main"): """def main():
    factor = int(input())  # STOP
    print(2 * factor)


main()
""",
    ("java", "function"): """class Solution {
    public int scaledSum(ListNode head, int factor) {
        int sum = 0; // STOP
        for (; head != null; head = head.next) sum += head.val;
        return sum * factor;
    }
}
""",
    ("java", "class"): """public class Adder {
    private final int factor;

    public Adder(int factor) {
        this.factor = factor; // STOP
    }

    public int add(int x) {
        return x * factor;
    }
}
""",
    ("java", "main"): """import java.util.Scanner;

public class Program {
    public static void main(String[] args) {
        int factor = new Scanner(System.in).nextInt(); // STOP
        System.out.println(2 * factor);
    }
}
""",
    ("javascript", "function"): """/**
 * @param {ListNode} head
 */
var scaledSum = function(head, factor) {
    let sum = 0; // STOP
    for (; head; head = head.next) sum += head.val;
    return sum * factor;
};
""",
    ("javascript", "class"): """class Adder {
    constructor(factor) {
        this.factor = factor; // STOP
    }
    add(x) {
        return x * this.factor;
    }
}
""",
    ("javascript", "main"): """"use strict";
const factor = Number(require("fs").readFileSync(0, "utf8")); // STOP
console.log(2 * factor);
""",
}
ENDINGS = {"cpp": "cpp", "rust": "rs", "python": "py", "java": "java", "javascript": "js"}
WAIT = 60


def collection(folder):
    for door, spec in SPECS.items():
        problem = folder / "problems" / door
        (problem / "submissions/draft/lib").mkdir(parents=True)
        (problem / "spec.yaml").write_text(spec)
        (problem / "statement.md").write_text("# A problem\n")
        (problem / "submissions/draft/lib/keeper.h").write_text("#pragma once\nstruct Keeper { int kept; };\n")
    for (language, door), text in SOURCES.items():
        (folder / "problems" / door / "submissions/draft" / f"my-own.{ENDINGS[language]}").write_text(text)


class Client:
    """A program in a terminal of its own, driven by what it prints."""

    def __init__(self, command, environment, cwd):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(cwd)
            os.execvpe(command[0], command, environment)
        self.text, self.at = "", 0

    def until(self, *signs):
        """What is printed up to the first of some signs; the next search begins behind it."""
        end = time.time() + WAIT
        while True:
            found = [(self.text.index(sign, self.at) + len(sign)) for sign in signs if sign in self.text[self.at :]]
            if found:
                said, self.at = self.text[self.at : min(found)], min(found)
                return said
            if time.time() > end or not self.read():
                raise AssertionError(f"none of {signs} in:\n{self.text[self.at:]}\n--- before:\n{self.text[:self.at]}")

    def read(self):
        if not select.select([self.terminal], [], [], 0.1)[0]:
            return True
        try:
            self.text += os.read(self.terminal, 65536).decode(errors="replace")
        except OSError:
            return False
        return True

    def say(self, line, *signs):
        os.write(self.terminal, (line + "\n").encode())
        return self.until(*signs)

    def close(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.pid, 0)
        os.close(self.terminal)


def shown(client, steps, step, asked, wanted, prompt, arrived=""):
    """Asks for the input; a program has it only some steps behind its first line."""
    for _ in range(5 if steps else 1):
        value = client.say(asked, prompt)
        if wanted in value:
            return
        client.say(step, arrived or prompt)
        client.until(prompt if arrived else "")
    raise AssertionError(value)


def drive(client, language, stop, door, file):
    """Stops, shows the line and the input, and lets the program go on."""
    steps = door == "main"
    if language in ("cpp", "rust"):
        client.until("Breakpoint 1, ")
        said = client.until("(gdb) ")
        assert f"{file.name}:{stop}" in said, said
        shown(client, steps, "next", "print factor", " = 7", "(gdb) ")
        source = client.say("info source", "(gdb) ")
        assert f"Located in {file}" in source, source
        client.say("continue", "exited normally", "closed")
    elif language == "java":
        client.until("Breakpoint hit:")
        said = client.until("main[1] ")
        assert f"line={stop}" in said, said
        said = client.say("list", "main[1] ")
        assert "// STOP" in said, said
        if steps:
            client.say("next", "Step completed:")
            client.until("main[1] ")
        value = client.say("locals", "main[1] ")
        assert "factor = 7" in value, value
        client.say("cont", "The application exited", "disconnected")
    elif language == "javascript":
        client.until("break in ")
        said = client.until("debug> ")
        assert f"submissions/draft/{file.name}:{stop}" in said, said
        shown(client, steps, "next", "exec('factor')", "\r\n7\r\n", "debug> ", "break in ")
        client.say("cont", "debug> ")
        time.sleep(1)
    else:
        said = client.until("(Pdb) ")
        assert f"{file}({stop})" in said, said
        if steps:
            client.say("next", "(Pdb) ")
        value = client.say("p factor", "(Pdb) ")
        assert "\r\n7\r\n" in value, value
        client.say("continue", "\r\n")


class Debugpy:
    """A client of the debug adapter protocol, as editors are."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), WAIT)
        self.file = self.socket.makefile("rb")
        self.number = 0

    def send(self, command, arguments):
        self.number += 1
        body = json.dumps({"seq": self.number, "type": "request", "command": command, "arguments": arguments}).encode()
        self.socket.sendall(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        return self.number

    def next(self):
        length = 0
        while line := self.file.readline().strip():
            length = int(line.split(b":")[1])
        if length == 0:
            raise AssertionError("the adapter has closed the connection")
        return json.loads(self.file.read(length))

    def until(self, is_it):
        while True:
            message = self.next()
            if is_it(message):
                return message

    def ask(self, command, **arguments):
        number = self.send(command, arguments)
        answer = self.until(lambda one: one["type"] == "response" and one["request_seq"] == number)
        assert answer["success"], answer
        return answer.get("body") or {}

    def event(self, name):
        return self.until(lambda one: one["type"] == "event" and one["event"] == name).get("body", {})


def drive_debugpy(launch, stop, door, file, with_breakpoint):
    client = Debugpy(launch["connect"]["port"])
    client.ask("initialize", adapterID="debugpy", pathFormat="path", linesStartAt1=True, columnsStartAt1=True)
    number = client.send("attach", launch)
    client.event("initialized")
    if with_breakpoint:
        places = client.ask("setBreakpoints", source={"path": str(file)}, breakpoints=[{"line": stop}])
        assert all(place["verified"] for place in places["breakpoints"]), places
    client.ask("configurationDone")
    stopped = client.event("stopped")
    frame = client.ask("stackTrace", threadId=stopped["threadId"])["stackFrames"][0]
    assert (frame["source"]["path"], frame["line"]) == (str(file), stop), frame
    if door == "main":
        client.ask("next", threadId=stopped["threadId"])
        client.event("stopped")
    value = client.ask("evaluate", expression="factor", frameId=frame["id"] if door != "main" else client.ask("stackTrace", threadId=stopped["threadId"])["stackFrames"][0]["id"])
    assert value["result"] == "7", value
    client.ask("continue", threadId=stopped["threadId"])
    client.event("terminated")
    assert number


def trial(ojkit, folder, language, door, how, environment):
    file = folder / "problems" / door / "submissions/draft" / f"my-own.{ENDINGS[language]}"
    stop = next(number for number, line in enumerate(file.read_text().splitlines(), 1) if "STOP" in line)
    command = [str(ojkit), "debug", str(file), "--case", "sample/2"]
    if how == "terminal":
        client = Client([*command, "--terminal"], environment, folder)
        try:
            drive(client, language, stop, door, file)
        finally:
            client.close()
        return
    kit = subprocess.Popen([*command, "--format", "json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=folder)
    try:
        line = kit.stdout.readline()
        assert line, kit.stderr.read()
        said = json.loads(line)
        assert said["breakpoint"]["line"] == stop and said["breakpoint"]["file"] == str(file), said
        if language == "python":
            drive_debugpy(said["launch"], stop, door, file, how == "breakpoint")
        else:
            client = Client(["sh", "-c", said["attach"]], environment, folder)
            try:
                drive(client, language, stop, door, file)
            finally:
                client.close()
        assert kit.wait(WAIT) == 0, kit.stderr.read()
    finally:
        kit.terminate()
        kit.wait(WAIT)


def lacking(ojkit, folder, environment):
    """What is said where a debugger is missing: the same machine without it."""
    tools = folder / "tools"
    tools.mkdir()
    for place in environment["PATH"].split(":"):
        for program in Path(place).glob("*") if place else []:
            if not program.name.startswith(("gdbserver", "lldb-server")) and not (tools / program.name).exists():
                (tools / program.name).symlink_to(program)
    file = folder / "problems/main/submissions/draft/my-own.cpp"
    done = subprocess.run([ojkit, "debug", file], env={**environment, "PATH": str(tools)}, capture_output=True, text=True, cwd=folder)
    assert done.returncode == 3 and "gdbserver was not found: apt-get install gdbserver gdb" in done.stderr, done


def main():
    ojkit, python = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).absolute()
    only = sys.argv[4] if len(sys.argv) > 4 else ""
    environment = {**os.environ, "PATH": f"{python.parent}:{os.environ['PATH']}", "TERM": "dumb"}
    bad = 0
    with tempfile.TemporaryDirectory(prefix="ojkit debug ") as folder:
        folder = Path(folder).resolve()
        collection(folder)
        for language, door in SOURCES:
            for how in ["attach", "terminal"] + (["breakpoint"] if language == "python" else []):
                name = f"{language} {door} {how}"
                if only not in name:
                    continue
                try:
                    trial(ojkit, folder, language, door, how, environment)
                    print(f"{name}: stopped", flush=True)
                except Exception as error:
                    bad += 1
                    print(f"{name}: FAILED: {type(error).__name__}: {error}", flush=True)
        if not only:
            lacking(ojkit, folder, environment)
            print("a missing debugger: said", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
