import assert from "node:assert/strict";
import { test } from "node:test";
import { run } from "../src/program";

const sh = (script: string, options = {}) => run("/bin/sh", ["-c", script], { cwd: "/", ...options });

test("lines come one by one, however the output is cut", async () => {
  const lines: string[] = [];
  const { code, stdout } = await sh("printf 'one\\ntw'; sleep 0.1; printf 'o\\n\\303'; sleep 0.1; printf '\\244'; exit 3", {
    line: (text: string) => lines.push(text),
  });
  assert.deepEqual(lines, ["one", "two", "ä"]);
  assert.deepEqual([code, stdout], [3, "one\ntwo\nä"]);
});

test("a program that does not read its input ends as one that does", async () => {
  assert.equal((await sh("exit 0", { input: "x".repeat(1 << 22) })).code, 0);
  assert.equal((await sh("cat", { input: "given" })).stdout, "given");
});

test("a signal ends the program, also one that was given before the start", async () => {
  const began = Date.now();
  assert.equal((await sh("sleep 20; true", { signal: AbortSignal.timeout(100) })).code, null);
  assert.equal((await sh("sleep 20", { signal: AbortSignal.abort() })).code, null);
  const deaf = { signal: AbortSignal.timeout(100), ending: "SIGKILL" };
  assert.equal((await sh("trap '' TERM; sleep 20 & wait", deaf)).code, null);
  assert.ok(Date.now() - began < 10_000);
});

test("a program that is not there is an error", async () => {
  await assert.rejects(run("/nowhere/ojkit", [], { cwd: "/" }), { code: "ENOENT" });
});
