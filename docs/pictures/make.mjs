// Makes the pictures of README.md: a failing tree, and the page of a run in a browser.
//
//   node docs/pictures/make.mjs OJKIT [FOLDER] [CHROMIUM]
//
// Without FOLDER they go beside this file. With `none` for CHROMIUM the tree is made alone. The browser is driven through a pipe, so that nothing needs to be installed beside it.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const [ojkit, folder = here, chromium = "chromium"] = process.argv.slice(2);
const [program, out] = [resolve(ojkit), resolve(folder)];
const root = mkdtempSync(join(tmpdir(), "ojkit-pictures-"));
const submission = "problems/invert-binary-tree/submissions/wrong_answer/root_only.py";
const options = { cwd: root, env: { ...process.env, OJKIT_CACHE_DIR: join(root, "cache") } };
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// A message a command, and one for its answer, each ended by a zero byte: the DevTools protocol.
const browser = (process) => {
  const waiting = new Map();
  let text = "", number = 0;
  process.stdio[4].on("data", (bytes) => {
    const parts = (text + bytes).split("\0");
    text = parts.pop();
    for (const { id, result } of parts.map((part) => JSON.parse(part))) waiting.get(id)?.(result);
  });
  return (method, params = {}, sessionId = undefined) => new Promise((done) => {
    waiting.set(++number, done);
    process.stdio[3].write(`${JSON.stringify({ id: number, method, params, sessionId })}\0`);
  });
};

const screenshot = async (address) => {
  const flags = ["--headless", "--no-sandbox", "--remote-debugging-pipe", `--user-data-dir=${join(root, "browser")}`];
  const process = spawn(chromium, flags, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  process.on("error", (error) => { console.error(`${chromium}: ${error.message}`); globalThis.process.exit(3); });
  try {
    const ask = browser(process);
    const { targetId } = await ask("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
    await ask("Emulation.setDeviceMetricsOverride", { width: 1000, height: 1150, deviceScaleFactor: 1, mobile: false }, sessionId);
    await ask("Page.navigate", { url: address }, sessionId);
    // The card has a ring once the run has its result and the answers of `show` have come.
    const expression = "document.querySelector('svg.picture .p-ring') !== null";
    for (let tries = 0; tries < 300; tries++) {
      const { result } = await ask("Runtime.evaluate", { expression }, sessionId);
      if (result.value) break;
      await wait(100);
    }
    const { data } = await ask("Page.captureScreenshot", { format: "png" }, sessionId);
    writeFileSync(join(out, "page.png"), Buffer.from(data, "base64"));
  } finally {
    process.kill("SIGKILL");
  }
};

let run;
const page = async () => {
  run = spawn(program, ["test", submission, "--watch", "--page"], { ...options, stdio: ["ignore", "ignore", "pipe"] });
  const address = await new Promise((done) => run.stderr.on("data", (bytes) => {
    const found = /http:\/\/\S+/.exec(String(bytes));
    if (found) done(found[0]);
  }));
  await screenshot(address);
};
try {
  cpSync(join(here, "../../tests/data/pictures"), root, { recursive: true });
  const show = ["show", "invert-binary-tree", "sample/1", "--submission", submission, "-o", join(out, "failing-tree.svg")];
  // A submission that fails ends it with 1, as it should.
  try { execFileSync(program, show, { ...options, stdio: "ignore" }); } catch (error) { if (error.status !== 1) throw error; }
  if (chromium !== "none") await page();
} finally {
  run?.kill("SIGKILL");
  await wait(200);
  rmSync(root, { recursive: true, force: true });
}
