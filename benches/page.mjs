// The page of a run in a browser: first paint, 10,000 cases, keys, requests elsewhere, axe-core in light and dark.
//
//   cd "$(mktemp -d)" && npm install puppeteer-core axe-core
//   NODE_PATH=$PWD/node_modules node /path/to/benches/page.mjs /path/to/ojkit [CASES] [/path/to/chromium]
//
// It writes a collection of its own into the folder for temporary files: two submissions that each meet CASES cases, 5,000 if not stated. A long task
// is measured by the clock, so that other work on the machine counts too. Exit code 1: one of the lines begins with FAILED.
import { spawn, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const [ojkit, count = "5000", chromium = "/usr/bin/chromium"] = process.argv.slice(2);
const load = createRequire(join(process.env.NODE_PATH ?? process.cwd(), "x.js"));
const puppeteer = load("puppeteer-core"), axe = load("axe-core").source;
const root = mkdtempSync(join(tmpdir(), "ojkit-page-"));
const write = (name, text) => { mkdirSync(dirname(join(root, name)), { recursive: true }); writeFileSync(join(root, name), text); };
let has_failed = false;
const say = (name, is_good, text) => { has_failed ||= !is_good; console.log(`${is_good ? "ok    " : "FAILED"} ${name}: ${text}`); };
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

write("problems/double/spec.yaml", `format: 1
title: Double
function: double
parameters: { n: integer }
returns: integer
constraints: 1 <= n <= 1000000
model: accepted/double.py
examples:
- input: { n: 4 }
  output: 8
`);
write("problems/double/statement.md", "How much is twice?\n");
write("problems/double/submissions/accepted/double.py", "class Solution:\n    def double(self, n):\n        return n * 2\n");
// Wrong on every hundredth input, with what a page must not obey.
write("problems/double/submissions/wrong_answer/hundreds.py", "class Solution:\n    def double(self, n):\n        return n * 2 + (n % 100 == 0)\n");
const kept = Array.from({ length: Number(count) }, (_, at) => `  - reason: "<img src=x onerror=alert(1)> ${at}"\n    input: { n: ${at + 100} }\n`);
write("problems/double/kept.yaml", `format: 1\ncases:\n${kept.join("")}`);
const environment = { ...process.env, OJKIT_CACHE_DIR: join(root, "cache") };
execFileSync(ojkit, ["gen", "double"], { cwd: root, env: environment, stdio: ["ignore", "ignore", "inherit"] });

const start = async (words) => {
  const child = spawn(ojkit, words, { cwd: root, env: environment, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  const address = await new Promise((done) => child.stderr.on("data", (text) => { said += text; const found = said.match(/page: (\S+)/); if (found) done(found[1]); }));
  return { child, address };
};
const browser = await puppeteer.launch({ executablePath: chromium, args: ["--no-sandbox"] });
const open = async (address, scheme) => {
  const page = await browser.newPage();
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  const faults = [];
  page.on("console", (message) => { if (["error", "warn"].includes(message.type())) faults.push(message.text()); });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => { if (!request.url().startsWith(address) && !request.url().startsWith("data:")) faults.push(`asks ${request.url()}`); });
  await page.evaluateOnNewDocument(() => {
    globalThis.long = [];
    new PerformanceObserver((list) => long.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: "longtask", buffered: true });
  });
  await page.goto(address);
  return { page, faults };
};
const look = async (name, { page, faults }) => {
  await page.evaluate(axe);
  const found = await page.evaluate(() => axe.run().then(({ violations }) => violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).map(({ id }) => id)));
  say(`${name}: axe-core, serious findings`, found.length === 0, found.join(", ") || "none");
  say(`${name}: errors and requests elsewhere`, faults.length === 0, faults.join("; ") || "none");
};

// All cases, as the judge meets them, on a page that is loaded at the start.
const judge = await start(["judge", "double", "--all-cases", "--fresh", "--page"]);
const first = await open(judge.address, "light");
await wait(500);
const paint = await first.page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
say("first paint", paint < 300, `${Math.round(paint)} ms`);
let squares = 0, longest = 0;
const until = async (page, code, ms = 20000, ...given) => { for (const end = Date.now() + ms; Date.now() < end; await wait(200)) if (await page.evaluate(code, ...given).catch(() => false)) return true; return false; };
for (;;) {
  const seen = await first.page.evaluate(() => [document.querySelectorAll(".squares i").length, Math.max(0, ...long), document.querySelector("#text") !== null]).catch(() => null);
  if (!seen || !seen[2]) break;
  if (process.env.TRACE) console.log(seen.slice(0, 2));
  [squares, longest] = [Math.max(squares, seen[0]), Math.max(longest, seen[1])];
  await wait(250);
}
say("cases with a square", squares >= 2 * Number(count), String(squares));
say("longest task while cases come", longest < 200, `${Math.round(longest)} ms`);
say("with the report", true, `${Math.round(await first.page.evaluate(() => Math.max(0, ...long)))} ms`);
const title = await first.page.evaluate(() => document.querySelector(".verdict")?.textContent);
say("the page is the report", (await first.page.$("table.matrix, table")) !== null, title);
say("errors and requests elsewhere, with the report", first.faults.length === 0, first.faults.join("; ") || "none");

// A page that is loaded when everything is there, its keys, and the box.
const watch = await start(["test", "--watch", "--page", "problems/double/submissions/wrong_answer/hundreds.py"]);
await wait(8000);
for (const scheme of ["light", "dark"]) {
  const second = await open(watch.address, scheme);
  await wait(4000);
  await second.page.keyboard.press("n");
  const at = await second.page.evaluate(() => document.getElementById("at")?.className);
  await second.page.keyboard.press("ArrowLeft");
  const before = await second.page.evaluate(() => document.getElementById("at")?.title);
  say(`${scheme}: n finds a failing case, and an arrow leaves it`, /bad/.test(at) && before !== undefined, `${at}; ${before}`);
  await second.page.type("#text", "0");
  await until(second.page, () => document.getElementById("legal").textContent.includes("legal"));
  const illegal = await second.page.$eval("#legal", (node) => node.textContent);
  say(`${scheme}: an illegal input`, illegal.startsWith("not legal"), illegal);
  await second.page.$eval("#text", (node) => { node.value = "300"; node.dispatchEvent(new Event("input")); });
  await until(second.page, () => document.getElementById("tried").textContent.includes("601"));
  const tried = await second.page.$eval("#tried", (node) => node.textContent);
  say(`${scheme}: both answers`, tried.includes("600") && tried.includes("601"), tried.slice(0, 60));
  // A watch runs again when it is kept: what is tried stays, and so does the answer.
  const kept = scheme === "light" ? "700000" : "800000";
  await second.page.$eval("#text", (node, kept) => { node.value = kept; node.dispatchEvent(new Event("input")); }, kept);
  await until(second.page, (sum) => document.getElementById("tried").textContent.includes(sum), 20000, String(2 * kept + 1));
  await second.page.$$eval("#tried button", (all) => all.find((button) => button.textContent === "Keep as case").click());
  await until(second.page, () => document.getElementById("said").textContent.includes("kept in"));
  await until(second.page, () => document.querySelector("#verdict").textContent === "running");
  await until(second.page, (sum) => document.querySelector("#card").textContent.includes("Got") && document.getElementById("tried").textContent.includes(sum), 40000, String(2 * kept + 1));
  const [said, box] = await second.page.evaluate(() => ["said", "tried"].map((id) => document.getElementById(id).textContent));
  say(`${scheme}: what is kept is said, and stays tried`, said.includes("kept in") && box.includes(String(2 * kept + 1)), said);
  await look(scheme, second);
  await second.page.screenshot({ path: join(tmpdir(), `ojkit-page-${scheme}.png`), fullPage: true });
}
watch.child.kill("SIGINT");

// A submission without an end: its card has the input and the answer before it is stopped.
write("problems/double/submissions/draft/endless.py", "class Solution:\n    def double(self, n):\n        while True: pass\n");
const slow = await start(["test", "--watch", "--page", "problems/double/submissions/draft/endless.py"]);
const third = await open(slow.address, "light");
const is_early = await until(third.page, () => /Expected/.test(document.querySelector("#card").textContent) && /runs$/m.test(document.querySelector("#card p").textContent), 60000);
say("the card of a case that takes long, at once", is_early, await third.page.$eval("#card", (node) => node.textContent.slice(0, 90)));
await until(third.page, () => document.querySelector("#card .bad"), 90000);
const late = await third.page.$eval("#card", (node) => node.textContent);
say("the card of a case that takes long, at last", late.includes("Expected") && /time.limit.exceeded.*CPU/s.test(late), late.slice(0, 160));
slow.child.kill("SIGINT");

// Commands that end with a failure: nothing is asked of a server that goes.
for (const words of [["test"], ["stress", "--time", "2"]]) {
  const last = await start([...words, "--page", "problems/double/submissions/wrong_answer/hundreds.py"]);
  const { page, faults } = await open(last.address, "light");
  const is_report = await until(page, () => !document.querySelector("#text"), 60000);
  await wait(500);
  say(`${words[0]}: errors at its end`, is_report && faults.length === 0, faults.join("; ") || "none");
}
await browser.close();
rmSync(root, { recursive: true, force: true });
process.exit(has_failed ? 1 : 0);
