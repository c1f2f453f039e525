import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { find, isOlder, pathIn } from "../src/binary";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "ojkit-binary-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function script(path: string, body: string): string {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
  return file;
}
const ojkit = (path: string, version = "0.1.0") => script(path, `echo ojkit ${version}`);
const where = (setting: string, path: string, shell?: string) => ({ setting, folder, env: { PATH: path, SHELL: shell } });

test("the setting comes before the path, and may begin in the folder", async () => {
  const [set, onPath] = [ojkit("mine/ojkit"), ojkit("bin/ojkit")];
  assert.equal((await find(where(set, join(onPath, "..")))).path, set);
  assert.equal((await find(where("mine/ojkit", ""))).path, set);
});

test("a setting that is wrong is an error, not a reason to take another program", async () => {
  ojkit("bin/ojkit");
  await assert.rejects(find(where("/nowhere/ojkit", join(folder, "bin"))), /\/nowhere\/ojkit: .*ENOENT/);
});

test("what is on the path is taken where the setting is empty, past entries that are not programs", async () => {
  mkdirSync(join(folder, "a/ojkit"), { recursive: true });
  const found = ojkit("b/ojkit", "1.2.3");
  const path = [join(folder, "a"), join(folder, "b")].join(":");
  assert.deepEqual(await find(where("", path)), { path: found, version: "1.2.3" });
});

test("a relative entry of the path starts nothing of the opened folder", async () => {
  ojkit("bin/ojkit");
  await assert.rejects(find(where("", "bin:.")), /not on PATH/);
});

test("the login shell is asked last, in the folder, and may greet before it answers", async () => {
  const found = ojkit("hidden/ojkit");
  const shell = script("shell", `[ "$1 $2" = "-lic command -v ojkit" ] || exit 1; echo Welcome; echo "$PWD/hidden/ojkit"; echo`);
  assert.equal((await find(where("", "/nowhere", shell))).path, found);
});

test("an old program is refused by its version, and the next place is tried", async () => {
  const old = ojkit("old/ojkit", "0.0.9");
  const found = ojkit("new/ojkit");
  const shell = script("shell", `echo ${found}`);
  assert.equal((await find(where("", join(folder, "old"), shell))).path, found);
  await assert.rejects(find(where("", join(folder, "old"))), { message: `${old}: its version is 0.0.9, and this extension needs 0.1.0 or later` });
});

test("another program of the name is refused", async () => {
  const other = script("bin/ojkit", "echo hello");
  await assert.rejects(find(where(other, "")), /does not answer `--version` as ojkit does/);
});

test("versions are compared as numbers", () => {
  assert.ok(isOlder("0.9.10", "0.10.0"));
  assert.ok(isOlder("0.1.9", "0.1.10"));
  assert.ok(!isOlder("0.1.0", "0.1.0"));
  assert.ok(!isOlder("1.0.0", "0.99.99"));
});

test("an alias or a function of the shell is not a path", () => {
  assert.equal(pathIn("alias ojkit='/x/ojkit --quiet'\n"), undefined);
  assert.equal(pathIn("ojkit\n"), undefined);
  assert.equal(pathIn("/etc/motd\n/home/a b/.cargo/bin/ojkit\n"), "/home/a b/.cargo/bin/ojkit");
});
